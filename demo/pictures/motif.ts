/** A thing as it is drawn, before anybody looks at it from somewhere. */
export type StillLife = {
  readonly art: string;
  /** Where it is seen in use: on the floor of a room, or on a worktop. */
  readonly stands: 'floor' | 'bench';
  /** The middle of what is worth a closer look. */
  readonly focus: readonly [x: number, y: number];
};

export type Motif = StillLife & {
  /** What the thing is called, in both languages and in small letters. */
  readonly nouns: readonly string[];
};

type Bearing = Partial<Pick<StillLife, 'stands' | 'focus'>>;

export function motif(nouns: readonly string[], art: string, bearing: Bearing = {}): Motif {
  return { nouns, art, stands: 'bench', focus: [200, 130], ...bearing };
}
