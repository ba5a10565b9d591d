import type { AskedWord } from '#features/search/asking/understanding.ts';
import type { Known } from './lexemes.ts';
import { readingsOf, stemsOf } from './word-readings.ts';

/** A stem that a word of the question may be told by, and how surely. */
export type ToldStem = { readonly at: number; readonly stem: string; readonly sure: number };

/** What was said, or surely meant. */
const MEANT = 0.7;
const ONE_LETTER_LESS = 0.85;
const TWO_LETTERS_LESS = 0.8;

/** An Arabic verb without who does it, and without what is written together with it: يفصل, ويزيد. */
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

export function toldStems(words: readonly AskedWord[], known: Known): readonly ToldStem[] {
  return words.flatMap((word, at) => {
    // A slip of something else would tell of any thing.
    if (readingsOf(word, known).slips) return [{ at, stem: word.written, sure: 1 }];
    const stems = new Map<string, number>();
    for (const [stem, sure] of stemsOf(word, known)) {
      if (sure < MEANT) continue;
      const forms = [[stem, 1] as const, ...withoutPerson(stem)];
      for (const [form, factor] of forms)
        stems.set(form, Math.max(stems.get(form) ?? 0, sure * factor));
    }
    return [...stems].map(([stem, sure]) => ({ at, stem, sure }));
  });
}
