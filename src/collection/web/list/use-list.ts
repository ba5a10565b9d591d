import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import type { Collection } from '#collection/contract/define-collection.ts';
import { useCollection } from '#collection/web/collection-context.ts';
import { callQuery } from '#platform/pages/call-query.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { inputOf, type ListView } from './list-query.ts';

export type ListCounts = {
  readonly total: number;
  readonly active: number;
  readonly inactive: number;
  readonly filtered: number;
};

/** How many rows are fetched at a time when all are shown. */
export const WINDOW_ROWS = 100;

export function rowsOf(
  { named }: Collection,
  answer: object | undefined,
): readonly CollectionRow[] {
  return answer ? named.list.read(answer) : [];
}

/** One page of the list; the previous page stays visible until the next one has arrived. */
export function useList(view: ListView) {
  const { collection, claim } = useCollection();
  const client = useClient();
  const queries = useQueryClient();
  const [page, limit] = view.size === 'all' ? [1, WINDOW_ROWS] : [view.page, view.size];
  const query = useQuery({
    ...callQuery(client, collection.calls.list, inputOf(view, claim, page, limit)),
    placeholderData: keepPreviousData,
    // Other people and imports change lists as well, so every visit fetches again.
    staleTime: 0,
  });
  return {
    rows: useMemo(() => rowsOf(collection, query.data), [collection, query.data]),
    counts: query.data,
    isLoading: query.isLoading,
    isFetching: query.isFetching,
    failure: query.error,
    // Everything is invalidated, because a change moves rows on other pages and affects counts elsewhere.
    reload: () => queries.invalidateQueries(),
  };
}
