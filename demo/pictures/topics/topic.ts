import type { StillLife } from '#demo/pictures/motif.ts';

/** What an event is about, drawn in a field of 400 by 300 as the products are. */
export type Topic = Pick<StillLife, 'art'> & {
  /** What it is called, in both languages and in small letters. */
  readonly nouns: readonly string[];
};

export function topic(nouns: readonly string[], art: string): Topic {
  return { nouns, art };
}
