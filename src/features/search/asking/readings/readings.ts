import {
  withoutArticle,
  withoutLittleWords,
} from '#features/search/asking/letters/arabic-forms.ts';
import { hasArabiziDigits, readArabizi } from '#features/search/asking/letters/arabizi.ts';
import { foldQuestion } from '#features/search/asking/letters/fold-question.ts';
import { hasLetterSigns, otherLayout } from '#features/search/asking/letters/keyboard-layout.ts';
import { looksMistyped } from '#features/search/asking/letters/plausible-word.ts';
import { withoutPronoun } from '#features/search/asking/letters/pronoun-endings.ts';
import { spelledAsSomewhere, spelledAsUsual } from '#features/search/asking/letters/said-alike.ts';
import { spellingsOfUnit } from '#features/search/asking/measures/units.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';
import type { Reading } from '#features/search/asking/understanding.ts';
import { englishHeardIn } from './english-in-arabic.ts';
import { shortened } from './shortened.ts';

/** Splits a word as the database splits the words of its texts. */
const textOf = (folded: string) => withoutArticle(folded.replace(/['.]/g, ' ').trim());

const LONGEST_SPLIT = 26;
const SHORTEST_PART = 3;

const LATIN_ARTICLE = 'al';

/** Splits a name at an article in its middle, where it may be written without spaces: ainalqamar. */
function splitsAtArticle(text: string): readonly string[] {
  const ways: string[] = [];
  for (
    let at = text.indexOf(LATIN_ARTICLE, SHORTEST_PART);
    at > 0;
    at = text.indexOf(LATIN_ARTICLE, at + 1)
  ) {
    const rest = text.slice(at + LATIN_ARTICLE.length);
    if (rest.length >= SHORTEST_PART) ways.push(`${text.slice(0, at)} ${LATIN_ARTICLE} ${rest}`);
  }
  return ways;
}

const ARABIC_ARTICLE = 'ال';

/** Splits three words written in one piece, the last of them with its article: جهازتخطيطالقلب. */
function splitsInThree(text: string): readonly string[] {
  const ways: string[] = [];
  for (
    let at = text.indexOf(ARABIC_ARTICLE, 2 * SHORTEST_PART);
    at > 0;
    at = text.indexOf(ARABIC_ARTICLE, at + 1)
  ) {
    const last = text.slice(at + ARABIC_ARTICLE.length);
    if (last.length >= SHORTEST_PART) {
      ways.push(...splits(text.slice(0, at)).map((two) => `${two} ${last}`));
    }
  }
  return ways.slice(0, WAYS_IN_THREE);
}
const WAYS_IN_THREE = 16;

/** Every way to split a long word in two. */
function splits(text: string): readonly string[] {
  if (text.length < 2 * SHORTEST_PART || text.length > LONGEST_SPLIT || !/^\p{L}+$/u.test(text))
    return [];
  const ways: string[] = [];
  for (let at = SHORTEST_PART; at <= text.length - SHORTEST_PART; at += 1) {
    ways.push(`${text.slice(0, at)} ${withoutArticle(text.slice(at))}`);
  }
  return ways;
}

/** Splits a code where letters and digits meet: the maker of tbm1005 calls it TBM-1005. */
function splitCode(text: string): readonly string[] {
  const isCode = /^(?=.*\d)(?=.*[a-z])[a-z0-9]{3,20}$/.test(text);
  return isCode ? [text.replace(/(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)/g, ' ')] : [];
}

/** Splits thousands as the comma does in many records: 1,000. */
function splitThousands(text: string): readonly string[] {
  return /^\d{4,6}$/.test(text) ? [`${text.slice(0, -3)} ${text.slice(-3)}`] : [];
}

/** Replaces a zero or one between letters by the letter that looks like it: steth0scope, nitri1e. */
function lookAlikes(text: string): readonly string[] {
  if (!/^[a-z]{2,}[01][a-z01]*[a-z]$/.test(text)) return [];
  const withZeros = text.replaceAll('0', 'o');
  return [...new Set([withZeros.replaceAll('1', 'l'), withZeros.replaceAll('1', 'i')])];
}

/** How likely the other readings are, compared to 1 for the typed one. */
const weights = {
  joined: 0.9,
  split: 0.7,
  unit: 0.9,
  heard: 0.85,
  alike: 0.85,
  alikeSomewhere: 0.75,
  pronoun: 0.9,
  clitic: 0.95,
  short: 0.95,
  lookAlike: 0.85,
  spoken: 0.8,
  maybeSpoken: 0.5,
  layout: 0.85,
  maybeLayout: 0.4,
};

const LEAST_WEIGHT = 0.2;

function arabiziReadings(
  token: Token,
  { amidArabizi, digits, sentence }: WordContext,
): readonly Reading[] {
  if (token.script !== 'latin') return [];
  if (sentence.includes('latin') && !hasArabiziDigits(token.folded)) return [];
  const weight =
    hasArabiziDigits(token.folded) || amidArabizi ? weights.spoken : weights.maybeSpoken;
  return readArabizi(token.folded, { digits }).map(({ text, cost }) => ({
    text: textOf(text),
    how: 'arabizi',
    weight: Math.max(LEAST_WEIGHT, weight - cost / 5),
  }));
}

/** Abbreviations up to four letters may have no vowel either: ECG, CBC, NPWT. */
const LONGEST_ABBREVIATION = 5;

export type WordContext = {
  /** Words of the question in Latin letters are Arabic. */
  readonly amidArabizi: boolean;
  /** Some digits of the question stand for letters. */
  readonly digits: boolean;
  /** The scripts in which the question is a sentence, so that words in them are what they look like. */
  readonly sentence: readonly Token['script'][];
  /** Some word of the question was certainly typed in the other keyboard layout. */
  readonly otherKeyboard: boolean;
};

function layoutReadings(
  token: Token,
  { otherKeyboard, sentence }: WordContext,
): readonly Reading[] {
  const isSure = isOtherKeyboard(token);
  if (token.script === 'number' || token.folded.length < 2) return [];
  if (sentence.includes(token.script) && !isSure) return [];
  const weight = otherKeyboard || isSure ? weights.layout : weights.maybeLayout;
  return otherLayout(token.chunk).map((text) => ({
    text: withoutArticle(foldQuestion(text)),
    how: 'layout',
    weight,
  }));
}

/** Whether a word was certainly typed in the other layout: it has letters where they cannot stand, or no vowel. */
export function isOtherKeyboard(token: Token): boolean {
  if (otherLayout(token.chunk).length === 0) return false;
  if (token.script === 'arabic') return /[ةى](?=[\u0621-\u064a])|^[ىةؤءئ]/.test(token.chunk);
  const isLong = token.folded.length >= LONGEST_ABBREVIATION;
  return (
    token.script === 'latin' &&
    ((isLong && looksMistyped(token.folded)) || hasLetterSigns(token.chunk))
  );
}

/** Everything that a word may have been meant to be, beginning with what was typed. */
export function readingsOf(
  token: Token,
  joined: readonly string[],
  context: WordContext,
): readonly Reading[] {
  const typed = textOf(token.folded);
  const readings: readonly Reading[] = [
    { text: typed, how: 'typed', weight: 1 },
    ...spellingsOfUnit(token.folded).map(
      (text) => ({ text, how: 'unit', weight: weights.unit }) as const,
    ),
    ...englishHeardIn(typed).map(
      (text) => ({ text, how: 'heard', weight: weights.heard }) as const,
    ),
    ...withoutPronoun(typed).map(
      (text) => ({ text, how: 'pronoun', weight: weights.pronoun }) as const,
    ),
    ...shortened(typed).map((text) => ({ text, how: 'short', weight: weights.short }) as const),
    { text: withoutLittleWords(typed), how: 'clitic', weight: weights.clitic },
    ...spelledAsUsual(typed).map(
      (text) => ({ text, how: 'alike', weight: weights.alike }) as const,
    ),
    ...spelledAsSomewhere(typed).map(
      (text) => ({ text, how: 'alike', weight: weights.alikeSomewhere }) as const,
    ),
    ...lookAlikes(typed).map(
      (text) => ({ text, how: 'lookalike', weight: weights.lookAlike }) as const,
    ),
    ...joined.map((text) => ({ text, how: 'joined', weight: weights.joined }) as const),
    ...arabiziReadings(token, context),
    ...layoutReadings(token, context),
    ...[
      ...splitThousands(typed),
      ...(token.spoken.length > 0 ? [] : splitCode(typed)),
      ...splits(typed),
      ...splitsAtArticle(typed),
      ...splitsInThree(typed),
    ].map((text) => ({ text, how: 'split', weight: weights.split }) as const),
  ];
  return readings.filter(
    ({ text }, at) => text !== '' && readings.findIndex((each) => each.text === text) === at,
  );
}
