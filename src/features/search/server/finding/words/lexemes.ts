import { withoutArticle } from '#features/search/asking/letters/arabic-forms.ts';
import { stopWords } from '#features/search/asking/phrases/stop-words.ts';
import { foldForSearch } from '#platform/search/fold-for-search.ts';
import { soundLikeness, spellingDistance } from './spelling.ts';
import type { KnownWord } from './vocabulary.ts';

/** A word of the records that stands for a word of the question, with how surely it does, from 0 to 1. */
export type Lexeme = { readonly text: string; readonly quality: number };

const LEXEMES = 24;

/** Shorter words sound like too many others. */
const SHORTEST_SOUND = 4;
/** Across scripts a word must be longer to be matched by sound: "gold" is not جلد. */
const SHORTEST_IN_OTHER_SCRIPT = 5;

const isLatin = (word: string) => /^[a-z]/.test(word);

/** Many letters of the Arabic script sound alike, so at most every fourth letter may differ. */
const SAME_LETTERS = 4;
const isFarOff = (asked: string, found: string) =>
  isLatin(asked) === isLatin(found) &&
  !isLatin(asked) &&
  spellingDistance(withoutArticle(asked), withoutArticle(found)) >
    Math.max(1, Math.floor(asked.length / SAME_LETTERS));

/** Nobody looks for stop words, so no word is taken for a slip of one. */
const little = new Set(stopWords.map(foldForSearch));

/** Whether the words differ only by letters that are said alike in half of the dialects. */
const isConfused = (asked: string, found: string) =>
  /[ضظ]/.test(asked) && asked.replaceAll('ظ', 'ض') === found.replaceAll('ظ', 'ض');

/** Whether a near spelling is another common word instead of a slip: president is not resident, fell is not sell. */
function isOtherWord(asked: string, found: string): boolean {
  if (!isLatin(asked)) return false;
  if (asked.slice(1) === found) return true;
  return asked.length === 4 && found.length === 4 && !isSwapped(asked, found);
}

const lettersOf = (word: string) => [...word].sort().join('');
const isSwapped = (asked: string, found: string) => lettersOf(asked) === lettersOf(found);

/** Whether a long vowel was left out, as in علج. */
const lacksVowel = (asked: string, found: string) =>
  /^[\u0621-\u064a]{3}$/.test(asked) &&
  [1, 2].some(
    (at) => /[اوي]/.test(found.charAt(at)) && found.slice(0, at) + found.slice(at + 1) === asked,
  );

/** How likely a word that nobody knows is a slip or the beginning of the found one. */
function slipQuality({ asked, found, way }: KnownWord): number {
  if (little.has(found)) return 0;
  if (way === 'beginning') return 0.9;
  if (way === 'sound') {
    const isSameScript = isLatin(asked) === isLatin(found);
    const shortest = isSameScript ? SHORTEST_SOUND : SHORTEST_IN_OTHER_SCRIPT;
    // Arabic leaves vowels out, so across scripts the longer spelling counts.
    const length = isSameScript ? asked.length : Math.max(asked.length, found.length);
    if (asked.length < SHORTEST_SOUND || length < shortest || isFarOff(asked, found)) return 0;
    const likeness = soundLikeness(asked, found);
    return likeness >= 0.6 ? 0.55 + 0.35 * likeness : 0;
  }
  const distance = spellingDistance(asked, found);
  if (isConfused(asked, found)) return 0.85;
  if (isOtherWord(asked, found)) return 0;
  if (distance === 1) return asked.length >= 4 ? 0.85 : lacksVowel(asked, found) ? 0.8 : 0;
  if (distance === 2 && asked.length >= 7) return 0.7;
  return 0;
}

/** Words that have little to do with each other share short stems. */
const SHORT_STEM = 3;

function formQuality({ asked, found, stem }: KnownWord): number {
  if (found === asked) return 1;
  return stem.length > SHORT_STEM ? 0.99 : 0.9;
}

function qualityOf(known: KnownWord): number {
  if (known.way === 'form') return formQuality(known);
  if (known.way === 'clitic') return 0.9;
  return slipQuality(known);
}

export const isSlip = ({ way }: KnownWord) => way !== 'form' && way !== 'clitic';

/**
 * Whether it is the word itself, or surely a form of it. A short stem that only the thesaurus has belongs to another
 * word: "nurs" is not a form of "nur".
 */
export const isItself = ({ asked, found, stem, way, documents }: KnownWord) =>
  way === 'clitic' ||
  (way === 'form' && (documents > 0 || found === asked || stem.length > SHORT_STEM));

export type Known = ReadonlyMap<string, readonly KnownWord[]>;

const bestFirst = (a: Lexeme, b: Lexeme) => b.quality - a.quality;

/** Of several slips only those nearly as good as the best are kept. */
const SLIPS_WITHIN = 0.08;

/** The words of the records and of the thesaurus that a word may stand for, the surest first. */
export function lexemesOf(
  word: string,
  known: Known,
  slips: boolean,
): readonly (Lexeme & KnownWord)[] {
  const found = (known.get(word) ?? [])
    .filter((each) => slips || !isSlip(each))
    .map((each) => ({ ...each, text: each.found, quality: qualityOf(each) }))
    .filter(({ quality }) => quality > 0)
    .sort(bestFirst);
  const best = found[0]?.quality ?? 0;
  const near = found.filter((each) => !isSlip(each) || each.quality >= best - SLIPS_WITHIN);
  return near.slice(0, LEXEMES);
}
