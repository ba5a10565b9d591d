import type { BEST_FIRST, Narrowing } from '#platform/narrowing/narrowing.ts';
import { isRankCursor } from './rank-cursor.ts';

/** How a list is to be narrowed and sorted. */
export type Asked<F extends string = string, S extends string = string> = {
  readonly chosen: Readonly<Partial<Record<F, readonly string[]>>>;
  readonly sort?: S | typeof BEST_FIRST | undefined;
  /** The ids that the searched words found, best first; undefined if there were none to search for. */
  readonly found?: readonly number[] | undefined;
};

/** Whether nothing is chosen and no words were searched for. */
export const isUnfiltered = ({ chosen, found }: Asked): boolean =>
  found === undefined && Object.keys(chosen).length === 0;

/** The narrowing fields of a call's input. */
export type NarrowingInput<F extends string, S extends string> = {
  readonly [Facet in F]?: readonly string[] | undefined;
} & { readonly sort?: S | typeof BEST_FIRST | undefined };

type ListInput<F extends string, S extends string> = NarrowingInput<F, S> & {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
};

/** Whether the list is requested as it is by itself: nothing chosen, no words, in its own order. */
export function isDefaultList<F extends string, S extends string>(
  { facets, sorts }: Narrowing<F, S>,
  input: ListInput<F, S>,
): boolean {
  const { search, cursor, sort = sorts[0] } = input;
  return (
    !search &&
    !isRankCursor(cursor) &&
    sort === sorts[0] &&
    facets.every((facet) => input[facet] === undefined)
  );
}

export function askedOf<F extends string, S extends string>(
  { facets }: Narrowing<F, S>,
  input: NarrowingInput<F, S>,
  found: readonly number[] | undefined,
): Asked<F, S> {
  const chosen: Partial<Record<F, readonly string[]>> = {};
  for (const facet of facets) {
    const values = input[facet];
    if (values) chosen[facet] = values;
  }
  return { chosen, sort: input.sort, found };
}
