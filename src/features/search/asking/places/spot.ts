/** A country, or a town in it. */
export type Spot = {
  /** ISO 3166 code. */
  readonly country: string;
  /** The town's English name. */
  readonly city?: string;
  /** The town's names in both languages, folded and without the article, as records may spell them. */
  readonly names?: readonly string[];
};
