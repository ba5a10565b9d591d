import type { AskedWord } from '#features/search/asking/understanding.ts';
import type { Known } from './lexemes.ts';
import { readingsOf, stemsInPieces } from './word-readings.ts';

/** A stem by which a word of the question may describe a thing, and how surely. */
export type ToldStem = { readonly at: number; readonly stem: string; readonly sure: number };

/** A stem at least this sure was said, or surely meant. */
const MEANT = 0.7;
const ONE_LETTER_LESS = 0.85;
const TWO_LETTERS_LESS = 0.8;

/** An Arabic verb without its person prefix and without what is written together with it: يفصل, ويزيد. */
function withoutPerson(stem: string): readonly (readonly [string, number])[] {
  const [, link = '', person = '', verb = ''] =
    /^([وفبلح]?)([يتنا]?)([\u0621-\u064a]{3,})$/.exec(stem) ?? [];
  if (link && person)
    return [
      [person + verb, ONE_LETTER_LESS],
      [verb, TWO_LETTERS_LESS],
    ];
  return link || person ? [[verb, ONE_LETTER_LESS]] : [];
}

/**
 * The stems that a word stands for. A word that nobody knows is kept as typed, because a slip of another word would be
 * said of some thing or other.
 */
function surestStems(word: AskedWord, known: Known): readonly (readonly [string, number])[] {
  const [typed] = word.readings;
  if (readingsOf(word, known).slips) return typed ? [[typed.text, 1]] : [];
  return stemsInPieces(word, known)
    .flatMap((stems) => [...stems])
    .filter(([, sure]) => sure >= MEANT);
}

export function toldStems(words: readonly AskedWord[], known: Known): readonly ToldStem[] {
  return words.flatMap((word, at) => {
    const stems = new Map<string, number>();
    for (const [stem, sure] of surestStems(word, known)) {
      for (const [form, factor] of [[stem, 1] as const, ...withoutPerson(stem)])
        stems.set(form, Math.max(stems.get(form) ?? 0, sure * factor));
    }
    return [...stems].map(([stem, sure]) => ({ at, stem, sure }));
  });
}
