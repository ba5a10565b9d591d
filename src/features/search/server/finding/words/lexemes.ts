import { withoutArticle } from '#features/search/asking/letters/arabic-forms.ts';
import { stopWords } from '#features/search/asking/phrases/stop-words.ts';
import { foldForSearch } from '#platform/search/fold-for-search.ts';
import { soundLikeness, spellingDistance } from './spelling.ts';
import type { KnownWord } from './vocabulary.ts';

/** A word of the records that stands for a word of the question, and how surely, from 0 to 1. */
export type Lexeme = { readonly text: string; readonly quality: number };

const LEXEMES = 24;

/** Shorter words sound like too many others. */
const SHORTEST_SOUND = 4;
/** Of the other script more so: "gold" is no جلد. */
const SHORTEST_IN_OTHER_SCRIPT = 5;

const isLatin = (word: string) => /^[a-z]/.test(word);

/** Of one script, where many letters sound alike, all but every fourth letter must be the same. */
const SAME_LETTERS = 4;
const isFarOff = (asked: string, found: string) =>
  isLatin(asked) === isLatin(found) &&
  !isLatin(asked) &&
  spellingDistance(withoutArticle(asked), withoutArticle(found)) >
    Math.max(1, Math.floor(asked.length / SAME_LETTERS));

/** Little words are what nobody looks for, whatever was mistyped. */
const little = new Set(stopWords.map(foldForSearch));

/** Letters that are said alike in half of the dialects. */
const isConfused = (asked: string, found: string) =>
  /[ضظ]/.test(asked) && asked.replaceAll('ظ', 'ض') === found.replaceAll('ظ', 'ض');

/** Of the words that people know, not of slips: a president is no resident, and who fell did not sell. */
function isOtherWord(asked: string, found: string): boolean {
  if (!isLatin(asked)) return false;
  if (asked.slice(1) === found) return true;
  return asked.length === 4 && found.length === 4 && !isSwapped(asked, found);
}

const lettersOf = (word: string) => [...word].sort().join('');
const isSwapped = (asked: string, found: string) => lettersOf(asked) === lettersOf(found);

/** علج: a long vowel was not written. */
const lacksVowel = (asked: string, found: string) =>
  /^[\u0621-\u064a]{3}$/.test(asked) &&
  [1, 2].some(
    (at) => /[اوي]/.test(found.charAt(at)) && found.slice(0, at) + found.slice(at + 1) === asked,
  );

/** A word that is not one nobody knows, but a slip of one. */
function slipQuality({ asked, found, way }: KnownWord): number {
  if (little.has(found)) return 0;
  if (way === 'beginning') return 0.9;
  if (way === 'sound') {
    const isSameScript = isLatin(asked) === isLatin(found);
    const shortest = isSameScript ? SHORTEST_SOUND : SHORTEST_IN_OTHER_SCRIPT;
    // Arabic leaves vowels out: of two scripts the longer spelling counts.
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

/** Short stems are shared by words that have little to do with each other. */
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
 * Whether it is the word itself, or sure to be a form of it. By so short a stem, and in the thesaurus alone, another word is
 * known: "nurs" is no form of "nur".
 */
export const isItself = ({ asked, found, stem, way, documents }: KnownWord) =>
  way === 'clitic' ||
  (way === 'form' && (documents > 0 || found === asked || stem.length > SHORT_STEM));

export type Known = ReadonlyMap<string, readonly KnownWord[]>;

const bestFirst = (a: Lexeme, b: Lexeme) => b.quality - a.quality;

/** Of several slips only those that are about as near as the nearest. */
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
