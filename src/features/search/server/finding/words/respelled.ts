import type { AskedWord } from '#features/search/asking/understanding.ts';
import { isItself, type Known, type Lexeme, lexemesOf } from './lexemes.ts';
import type { KnownWord } from './vocabulary.ts';

/** The word that was most likely meant: of those one slip away, the one that most records have. */
function meantBy(typed: string, known: Known): (Lexeme & KnownWord) | undefined {
  const found = known.get(typed) ?? [];
  if (found.some(isItself)) return undefined;
  const [best] = lexemesOf(typed, known, true)
    .filter(({ way }) => way === 'typo')
    .toSorted((a, b) => b.documents - a.documents);
  return best;
}

export type Respelled = {
  readonly words: readonly AskedWord[];
  /** The corrected question, to be shown. */
  readonly text: string;
};

/** Shorter words are one letter away from too many others to be sure. */
const LONG = 6;

/** Whether it is safe to ask the corrected question: one long word is wrong, and others are right. */
export const isOneSlip = (words: readonly AskedWord[], { words: right }: Respelled): boolean => {
  const slips = words.filter((word, at) => word !== right[at]);
  return words.length > 1 && slips.length === 1 && (slips[0]?.written.length ?? 0) >= LONG;
};

/** The words of a question with its slips corrected; undefined where it has none. */
export function respelled(words: readonly AskedWord[], known: Known): Respelled | undefined {
  let slips = 0;
  const right = words.map((word): AskedWord => {
    const meant = word.elsewhere ? undefined : meantBy(word.readings[0]?.text ?? '', known);
    if (!meant) return word;
    slips += 1;
    return { ...word, readings: [{ text: meant.found, how: 'typed', weight: 1 }] };
  });
  if (slips === 0) return undefined;
  return { words: right, text: right.map(({ readings: [typed] }) => typed?.text ?? '').join(' ') };
}
