import type pg from 'pg';
import type { StoredValue } from '#collection/contract/collection-field.ts';
import type { Collection, CollectionRow } from '#collection/contract/define-collection.ts';
import { type OwnerId, ownerFilter } from './owners.ts';
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

/** A row as the calls tell it. */
function answerRow(collection: Collection, row: Record<string, StoredValue>): CollectionRow {
  const told: Record<string, StoredValue> = { ...row };
  for (const [name, field] of Object.entries(collection.fields)) {
    const stored = row[name] ?? null;
    told[name] = field.toAnswer && stored !== null ? field.toAnswer(stored) : stored;
  }
  return (collection.toAnswer?.(told) ?? told) as CollectionRow;
}

/** Signs of patterns count as themselves. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Reads pages of one company's rows. The order ends with the id, so that it is always the same. */
export function listReader(collection: Collection, storage: Storage) {
  const selection = selectionOf(collection, storage);
  const searched = collection.searched
    .map((name) => columnOf(storage, name))
    .map((column) => `${column} ilike $3`)
    .join(' or ');
  const owned = ownerFilter(collection);
  const filter = `${owned} and ($2::smallint is null or status = $2)
    and ($3::text is null or ${searched})`;

  function orderOf({ sort = 'id', direction = 'descending' }: ListQuery): string {
    const way = direction === 'descending' ? 'desc' : 'asc';
    return sort === 'id' ? `id ${way}` : `${columnOf(storage, sort)} ${way}, id ${way}`;
  }

  return async function readList(connection: Connection, owner: OwnerId, query: ListQuery) {
    const pattern = query.search ? `%${literally(query.search)}%` : null;
    const values = [owner, query.status ?? null, pattern];
    const order = orderOf(query);
    // The ids are found first: pages far behind skip small index entries instead of whole rows.
    const rows = await connection.query(
      `select ${selection} from ${storage.table}
       where id = any(array(
         select id from ${storage.table} where ${filter} order by ${order} limit $4 offset $5))
       order by ${order}`,
      [...values, query.limit, (query.page - 1) * query.limit],
    );
    const counts = await connection.query(
      `select count(*)::int as total, count(*) filter (where status = 1)::int as active,
         count(*) filter (where ${filter})::int as filtered
       from ${storage.table} where ${owned}`,
      values,
    );
    const { total, active, filtered } = counts.rows[0];
    return {
      [collection.name]: rows.rows.map((row) => answerRow(collection, row)),
      ...{ total, active, inactive: total - active, filtered },
    };
  };
}

/** Rows by their ids; those of others are not there. */
export function rowReader(collection: Collection, storage: Storage) {
  const statement = `select ${selectionOf(collection, storage)} from ${storage.table}
    where ${ownerFilter(collection)} and id = any($2::bigint[]) order by id`;
  return async (connection: Connection, owner: OwnerId, ids: readonly number[]) => {
    const { rows } = await connection.query(statement, [owner, ids]);
    return rows.map((row) => answerRow(collection, row));
  };
}
