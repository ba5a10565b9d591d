/**
 * What a public list can be narrowed by and ordered by, declared once: the fields of its calls, the
 * parameters of its page, its statements and its screen follow.
 */
export type Narrowing<Facet extends string = string, Sort extends string = string> = {
  readonly facets: readonly Facet[];
  /** The first one is the order that the list has by itself. */
  readonly sorts: readonly [Sort, ...Sort[]];
};

/** The order of a list that words were typed into, unless another is asked for. */
export const BEST_FIRST = 'best';

/** At once, of one facet. */
export const MOST_CHOSEN = 10;
