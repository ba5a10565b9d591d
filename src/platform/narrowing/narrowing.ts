/**
 * What a public list can be narrowed and sorted by. It is declared once; the input of its calls, the parameters of its
 * page,
 * its statements and its screen follow from it.
 */
export type Narrowing<Facet extends string = string, Sort extends string = string> = {
  readonly facets: readonly Facet[];
  /** The first one is the list's own order. */
  readonly sorts: readonly [Sort, ...Sort[]];
};

/** The default order once words were searched for. */
export const BEST_FIRST = 'best';

/** The most values of one facet that can be chosen at once. */
export const MOST_CHOSEN = 10;
