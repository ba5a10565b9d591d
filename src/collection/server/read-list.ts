import type { Collection } from '#collection/contract/define-collection.ts';
import { array, bigint, int, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { joinSql, raw, type Sql, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { queryFamily } from '#platform/database/statement-family.ts';
import { type OwnerId, ownerFilter, ownerValue } from './owners.ts';
import type { ReadRows } from './read-rows.ts';
import { columnOf } from './row-columns.ts';
import type { PeopleCount, Storage } from './storage.ts';

type ListQuery = {
  readonly page: number;
  readonly limit: number;
  readonly search?: string;
  readonly status?: number;
  readonly sort?: string;
  readonly direction?: 'ascending' | 'descending';
};

type Way = 'asc' | 'desc';

/** The ids of a page in order, and how many rows match in total. */
type FoundIds = { readonly ids: readonly number[]; readonly filtered: number };

/** Where the rows of one owner are read. */
type Source = { readonly connection: Connection; readonly owner: OwnerId };

const offsetOf = ({ page, limit }: ListQuery) => (page - 1) * limit;

const wayOf = ({ direction }: ListQuery): Way => (direction === 'ascending' ? 'asc' : 'desc');

const opposite = (way: Way): Way => (way === 'asc' ? 'desc' : 'asc');

function sortsOf({ columns }: Collection): readonly string[] {
  return ['id', ...columns.filter(({ sortable }) => sortable).map(({ name }) => name)];
}

/** The order ends with the id, so that it is unambiguous. */
function orderOf(storage: Storage, sort: string, way: Way): Sql {
  if (sort === 'id') return raw(`id ${way}`);
  return raw(`${columnOf(storage, sort)} ${way}, id ${way}`);
}

function counterOf(collection: Collection, { table }: Storage) {
  const countRows = query({
    name: `collection.${collection.name}-counts`,
    values: ownerValue,
    row: { total: int, active: int },
    plan: 'each call',
    sql: sql`
      select count(*)::int as total, count(*) filter (where status = 1)::int as active
      from ${table} where ${ownerFilter(collection)}`,
  });
  return async ({ connection, owner }: Source) => {
    const { total, active } = await countRows.one(connection, { company_id: owner });
    return { total, active, inactive: total - active };
  };
}

type Counts = Awaited<ReturnType<ReturnType<typeof counterOf>>>;

function countOf({ status }: ListQuery, counts: Counts): number {
  if (status === undefined) return counts.total;
  return status === 1 ? counts.active : counts.inactive;
}

const isOfStatus = sql`($status::smallint is null or status = $status)`;

const asked = { ...ownerValue, status: nullable(int), limit: bigint, offset: bigint };

/** Scans all rows of the owner once, for the page and for the number of matches. */
function searchOf(collection: Collection, storage: Storage) {
  // Cheaper than ilike, and pattern characters have no special meaning.
  const isSought = collection.searched.map((name) =>
    raw(`strpos(lower(${columnOf(storage, name)}), lower($search)) > 0`),
  );
  const searchIds = queryFamily({
    name: `collection.${collection.name}-found`,
    choices: { sort: sortsOf(collection), way: ['asc', 'desc'] },
    values: { ...asked, search: text },
    row: { filtered: int, ids: array(bigint) },
    plan: () => 'each call',
    sql: ({ sort, way }) => {
      const sorted = sort === 'id' ? sql`` : raw(`, ${columnOf(storage, sort)}`);
      return sql`
        with found as materialized (
          select id${sorted} from ${storage.table}
          where ${ownerFilter(collection)} and ${isOfStatus} and (${joinSql(isSought, ' or ')})
        )
        select coalesce((select count(*)::int from found), 0) as filtered, array(
          select id from found order by ${orderOf(storage, sort, way)} limit $limit offset $offset
        ) as ids`;
    },
  });
  return ({ connection, owner }: Source, search: string, list: ListQuery): Promise<FoundIds> =>
    searchIds.of({ sort: list.sort ?? 'id', way: wayOf(list) }).one(connection, {
      company_id: owner,
      status: list.status,
      search,
      limit: list.limit,
      offset: offsetOf(list),
    });
}

/** Pages in the second half are read from the end, so that fewer rows are skipped. */
function pageFinderOf(collection: Collection, storage: Storage) {
  // Selects ids only, so that far pages skip small index entries instead of whole rows.
  const selectIds = queryFamily({
    name: `collection.${collection.name}-page`,
    choices: { sort: sortsOf(collection), way: ['asc', 'desc'] },
    values: asked,
    row: { id: bigint },
    plan: () => 'each call',
    sql: ({ sort, way }) => sql`
      select id from ${storage.table} where ${ownerFilter(collection)} and ${isOfStatus}
      order by ${orderOf(storage, sort, way)} limit $limit offset $offset`,
  });
  return async ({ connection, owner }: Source, list: ListQuery, filtered: number) => {
    const offset = offsetOf(list);
    const limit = Math.max(0, Math.min(list.limit, filtered - offset));
    const isBehind = offset > filtered / 2;
    const way = isBehind ? opposite(wayOf(list)) : wayOf(list);
    const rows = await selectIds.of({ sort: list.sort ?? 'id', way }).all(connection, {
      company_id: owner,
      status: list.status,
      limit,
      offset: isBehind ? Math.max(0, filtered - offset - limit) : offset,
    });
    const ids = rows.map(({ id }) => id);
    return { filtered, ids: isBehind ? ids.reverse() : ids };
  };
}

export type ListFinder = ReturnType<typeof listFinder>;

/** Finds the rows of one owner that a list shows, and its counts. */
export function listFinder(collection: Collection, storage: Storage) {
  const count = counterOf(collection, storage);
  const search = searchOf(collection, storage);
  const findPage = pageFinderOf(collection, storage);
  return async (connection: Connection, owner: OwnerId, list: ListQuery) => {
    const source = { connection, owner };
    const counting = count(source);
    // A search starts without waiting for the counts; only pages need them, to know which end is nearer.
    const finding = list.search
      ? search(source, list.search, list)
      : counting.then((counts) => findPage(source, list, countOf(list, counts)));
    const [counts, found] = await Promise.all([counting, finding]);
    return { counts, ...found };
  };
}

const nobody: PeopleCount = { people: 0, new_people: 0 };

/** Reads pages of one owner's rows. */
export function listReader(
  { collection, storage }: { collection: Collection; storage: Storage },
  find: ListFinder,
  readRows: ReadRows,
) {
  return async (connection: Connection, owner: OwnerId, list: ListQuery, now: Date) => {
    const { counts, ids, filtered } = await find(connection, owner, list);
    const [read, people] = await Promise.all([
      readRows(connection, owner, ids),
      storage.countPeople?.(connection, ids, now),
    ]);
    const rows = new Map(
      read.map((row) => [row.id, people ? { ...row, ...nobody, ...people.get(row.id) } : row]),
    );
    return { [collection.name]: ids.flatMap((id) => rows.get(id) ?? []), ...counts, filtered };
  };
}
