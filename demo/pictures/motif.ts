/** The floor every motif stands on, in its field of 400 by 300. */
export const FLOOR = 250;

export type Motif = {
  /** What the thing is called, in both languages and in small letters. */
  readonly nouns: readonly string[];
  readonly art: string;
  /** Where it is seen in use: on the floor of a room, or on a worktop. */
  readonly stands: 'floor' | 'bench';
  /** The middle of what is worth a closer look. */
  readonly focus: readonly [x: number, y: number];
};

type Bearing = Partial<Pick<Motif, 'stands' | 'focus'>>;

export function motif(nouns: readonly string[], art: string, bearing: Bearing = {}): Motif {
  return { nouns, art, stands: 'bench', focus: [200, 130], ...bearing };
}
