import type pg from 'pg';
import type { Collection } from '#collection/contract/define-collection.ts';
import { type OwnerId, ownerFilter } from './owners.ts';
import { answerRow } from './read-rows.ts';
import { columnOf, type Storage, selectionOf } from './storage.ts';

type Connection = Pick<pg.Pool, 'query'>;

export type ListQuery = {
  readonly page: number;
  readonly limit: number;
  readonly search?: string;
  readonly status?: number;
  readonly sort?: string;
  readonly direction?: 'ascending' | 'descending';
};

/** The rows of one owner. */
type Source = {
  readonly connection: Connection;
  readonly storage: Storage;
  readonly owner: OwnerId;
  /** The condition that keeps others' rows out, with the owner as $1. */
  readonly owned: string;
};

/** The ids of a page, and how many rows fit what was asked for. */
type FoundIds = { readonly ids: readonly number[]; readonly filtered: number };

const offsetOf = ({ page, limit }: ListQuery) => (page - 1) * limit;

/** The order ends with the id, so that it is always the same. */
function orderOf(storage: Storage, query: ListQuery, isReversed = false): string {
  const { sort = 'id', direction } = query;
  const way = (direction !== 'ascending') !== isReversed ? 'desc' : 'asc';
  // With the table's name: a fact made of the column may bear the column's own.
  const column = `${storage.table}.${columnOf(storage, sort)}`;
  return sort === 'id' ? `id ${way}` : `${column} ${way}, id ${way}`;
}

async function countRows({ connection, owner, owned, storage }: Source) {
  const { rows } = await connection.query(
    `select count(*)::int as total, count(*) filter (where status = 1)::int as active
     from ${storage.table} where ${owned}`,
    [owner],
  );
  const { total, active } = rows[0] as { total: number; active: number };
  return { total, active, inactive: total - active };
}

function countOf({ status }: ListQuery, counts: Awaited<ReturnType<typeof countRows>>): number {
  if (status === undefined) return counts.total;
  return status === 1 ? counts.active : counts.inactive;
}

/** Looks at every row of the owner once, for the page and for how many fit. */
async function search(source: Source, searched: readonly string[], query: ListQuery) {
  const { connection, owner, owned, storage } = source;
  const { table } = storage;
  // Cheaper than ilike, and signs of patterns count as themselves.
  const isSought = searched
    .map((name) => `strpos(lower(${columnOf(storage, name)}), lower($3)) > 0`)
    .join(' or ');
  const { sort = 'id' } = query;
  const sorted = sort === 'id' ? '' : `, ${columnOf(storage, sort)}`;
  const { rows } = await connection.query(
    `with found as materialized (
       select id${sorted} from ${table}
       where ${owned} and ($2::smallint is null or status = $2) and (${isSought})
     )
     select (select count(*)::int from found) as filtered, array(
       select id from found as ${table} order by ${orderOf(storage, query)} limit $4 offset $5
     ) as ids`,
    [owner, query.status ?? null, query.search, query.limit, offsetOf(query)],
  );
  return rows[0] as FoundIds;
}

/** Pages in the back half are counted from the end, so that less is skipped on the way there. */
async function findPage(source: Source, query: ListQuery, filtered: number): Promise<FoundIds> {
  const { connection, owner, owned, storage } = source;
  const offset = offsetOf(query);
  const limit = Math.max(0, Math.min(query.limit, filtered - offset));
  const isBehind = offset > filtered / 2;
  // Ids only: far pages skip small index entries instead of whole rows.
  const { rows } = await connection.query(
    `select id from ${storage.table}
     where ${owned} and ($2::smallint is null or status = $2)
     order by ${orderOf(storage, query, isBehind)} limit $3 offset $4`,
    [
      owner,
      query.status ?? null,
      limit,
      isBehind ? Math.max(0, filtered - offset - limit) : offset,
    ],
  );
  return { filtered, ids: rows.map(({ id }) => Number(id)) };
}

/** Reads pages of one owner's rows, with the counters above them. */
export function listReader(collection: Collection, storage: Storage) {
  const selection = selectionOf(collection, storage);
  const owned = ownerFilter(collection);
  return async (connection: Connection, owner: OwnerId, query: ListQuery) => {
    const source = { connection, storage, owner, owned };
    const counting = countRows(source);
    // Nobody waits for the counters to begin searching; only far pages are found with their help.
    const finding = query.search
      ? search(source, collection.searched, query)
      : counting.then((counts) => findPage(source, query, countOf(query, counts)));
    const [counts, { ids, filtered }] = await Promise.all([counting, finding]);
    const { rows } = await connection.query(
      `select ${selection} from ${storage.table} where ${owned} and id = any($2::bigint[])
       order by ${orderOf(storage, query)}`,
      [owner, ids],
    );
    const list = rows.map((row) => answerRow(collection, row));
    return { [collection.name]: list, ...counts, filtered };
  };
}
