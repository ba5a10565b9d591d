import { useSearchParams } from 'react-router';
import type { OwnerClaim } from '#collection/web/owner-claim.ts';
import type { PageSize } from '#ui/display/page-range.ts';
import type { TableSort } from '#ui/display/table-columns.ts';

export const pageSizes: readonly PageSize[] = [10, 20, 50, 100, 'all'];
const USUAL_SIZE = 20;

export type ListView = {
  readonly search: string;
  readonly status: '' | '1' | '0';
  readonly page: number;
  readonly size: PageSize;
  readonly sort: TableSort | null;
};

/** Whether a search or filter is active. */
export const isNarrowed = ({ search, status }: Pick<ListView, 'search' | 'status'>) =>
  search !== '' || status !== '';

/** Whether the collection has no items at all; then there is nothing to search, filter or show in columns. */
export const isEmptyList = (counts: { readonly total: number } | undefined, view: ListView) =>
  counts?.total === 0 && !isNarrowed(view);

function sizeIn(text: string | null): PageSize {
  if (text === 'all') return 'all';
  const size = Number(text);
  return pageSizes.includes(size) ? size : USUAL_SIZE;
}

export function statusIn(text: string | null): ListView['status'] {
  return text === '1' || text === '0' ? text : '';
}

function readView(query: URLSearchParams, usual: TableSort | null): ListView {
  const key = query.get('sort');
  return {
    search: query.get('search') ?? '',
    status: statusIn(query.get('status')),
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
    size: sizeIn(query.get('size')),
    sort: key
      ? { key, direction: query.get('direction') === 'descending' ? 'descending' : 'ascending' }
      : usual,
  };
}

function writeView(view: ListView, usual: TableSort | null): URLSearchParams {
  const query = new URLSearchParams();
  if (view.search) query.set('search', view.search);
  if (view.status) query.set('status', view.status);
  if (view.page > 1) query.set('page', String(view.page));
  if (view.size !== USUAL_SIZE) query.set('size', String(view.size));
  if (view.sort && !isSame(view.sort, usual)) {
    query.set('sort', view.sort.key);
    query.set('direction', view.sort.direction);
  }
  return query;
}

const isSame = (one: TableSort, other: TableSort | null) =>
  one.key === other?.key && one.direction === other.direction;

/** The order arranged by hand, if the collection has one. */
export function handMadeOrder(position: string | undefined): TableSort | null {
  return position ? { key: position, direction: 'ascending' } : null;
}

/** Whether the rows are all shown in that order, so that one can be moved among its neighbours. */
export function isInHandMadeOrder(view: ListView, position: string | undefined): boolean {
  if (view.search !== '' || view.status !== '' || view.size === 'all' || !view.sort) return false;
  return position !== undefined && isSame(view.sort, handMadeOrder(position));
}

/** The state of the list. It is kept in the address, so that it survives a reload and the way back. */
export function useListView(position?: string): [ListView, (change: Partial<ListView>) => void] {
  const [query, setQuery] = useSearchParams();
  const usual = handMadeOrder(position);
  const view = readView(query, usual);

  function change(changes: Partial<ListView>) {
    // Every change but turning the page returns to the first page.
    const next = { ...view, page: 1, ...changes };
    setQuery(writeView(next, usual), { replace: true, preventScrollReset: true });
  }

  return [view, change];
}

/** The input of the list call. */
export function inputOf(view: ListView, claim: OwnerClaim, page: number, limit: number) {
  return {
    ...claim,
    page,
    limit,
    ...(view.search ? { search: view.search } : {}),
    ...(view.status ? { status: view.status } : {}),
    ...(view.sort ? { sort: view.sort.key, direction: view.sort.direction } : {}),
  };
}
