import { type Token, tokensOf } from '#features/search/asking/phrases/tokens.ts';

/** The names of Latin letters in Arabic script: ام ار اي is MRI. */
const letters: ReadonlyMap<string, string> = new Map([
  ['ايه', 'a'],
  ['اي', 'iea'],
  ['بي', 'bp'],
  ['سي', 'c'],
  ['دي', 'd'],
  ['اف', 'f'],
  ['جي', 'gj'],
  ['جيه', 'j'],
  ['اتش', 'h'],
  ['اج', 'h'],
  ['كيه', 'k'],
  ['كي', 'k'],
  ['ال', 'l'],
  ['ام', 'm'],
  ['ان', 'n'],
  ['او', 'o'],
  ['كيو', 'q'],
  ['ار', 'r'],
  ['اس', 's'],
  ['تي', 't'],
  ['يو', 'u'],
  ['في', 'v'],
  ['دبليو', 'w'],
  ['دبل', 'w'],
  ['اكس', 'x'],
  ['واي', 'y'],
  ['زد', 'z'],
  ['تو', '2'],
  ['ثري', '3'],
]);

/** Names of letters that are stop words as well: two of them in a row are no abbreviation. */
const littleWords = new Set(['ايه', 'اي', 'دي', 'ام', 'ان', 'او', 'في', 'كي', 'ال', 'تو', 'ثري']);

const MOST_READINGS = 9;
const LONGEST = 6;

/** The first letter may have the article: السي في. */
const nameOf = (folded: string, isFirst: boolean) =>
  isFirst && !letters.has(folded) ? folded.replace(/^ال/, '') : folded;

const letterOf = (tokens: readonly Token[], at: number, isFirst: boolean) =>
  letters.get(nameOf(tokens[at]?.folded ?? '', isFirst));

/** How many tokens, beginning at this one, spell an abbreviation, and what it may be in Latin letters. */
export function spelledAt(
  tokens: readonly Token[],
  at: number,
): { length: number; readings: readonly string[] } | undefined {
  let length = 0;
  while (length < LONGEST && letterOf(tokens, at + length, length === 0)) length += 1;
  // "في" after an abbreviation is the preposition: جهاز او ار اس في ...
  while (
    length > 0 &&
    littleWords.has(tokens[at + length - 1]?.folded ?? '') &&
    isPlainTail(tokens, at, length)
  )
    length -= 1;
  const spelled = tokens
    .slice(at, at + length)
    .map(({ folded }, place) => nameOf(folded, place === 0));
  const sure = spelled.filter((name) => !littleWords.has(name)).length;
  const isCertain =
    sure > 0 ? length >= 2 : length >= 3 && !/^(?:في|ان|او)$/.test(spelled[0] ?? '');
  if (!isCertain) return undefined;
  let readings = [''];
  for (const name of spelled) {
    readings = readings
      .flatMap((reading) => [...(letters.get(name) ?? '')].map((letter) => reading + letter))
      .slice(0, MOST_READINGS * 3);
  }
  return { length, readings: readings.slice(0, MOST_READINGS) };
}

/** Whether the last letter is a preposition that more words follow: اي سي يو في الكويت. */
function isPlainTail(tokens: readonly Token[], at: number, length: number): boolean {
  return (
    tokens[at + length - 1]?.folded === 'في' && tokens[at + length] !== undefined && length > 2
  );
}

/**
 * Writes the abbreviations in a term in Latin letters: جهاز إي سي جي with ECG, if that is known. Undefined where the
 * letters spell something that is not.
 */
export function withLetters(term: string, known: ReadonlySet<string>): string | undefined {
  if (!term.split(' ').some((word) => letters.has(word.replace(/[أإآ]/g, 'ا')))) return term;
  const tokens = tokensOf(term);
  const words: string[] = [];
  let isSpelled = false;
  for (let at = 0; at < tokens.length; ) {
    const spelled = spelledAt(tokens, at);
    const letters = spelled?.readings.find((reading) => known.has(reading));
    if (spelled && !letters) return undefined;
    isSpelled ||= spelled !== undefined;
    words.push(letters ?? tokens[at]?.written ?? '');
    at += spelled?.length ?? 1;
  }
  return isSpelled ? words.join(' ') : term;
}
