/** A country, or a town in it. */
export type Spot = {
  /** ISO 3166. */
  readonly country: string;
  /** Its English name. */
  readonly city?: string;
  /** The names of the town in both languages, folded, without the article: as records may spell it. */
  readonly names?: readonly string[];
};
