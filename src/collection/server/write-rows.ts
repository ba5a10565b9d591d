import type pg from 'pg';
import type { Collection, Values } from '#collection/contract/define-collection.ts';
import { columnOf, type Storage } from './storage.ts';

type Connection = Pick<pg.Pool, 'query'>;

/** Fields that were given; one that was left out keeps what is stored. */
function givenFields(collection: Collection, values: Values): readonly string[] {
  return Object.keys(collection.fields).filter((name) => values[name] !== undefined);
}

export function rowWriter(collection: Collection, storage: Storage) {
  const { table } = storage;
  const facts = Object.keys(collection.facts ?? {}).map(
    (name) => `${storage.facts?.[name] ?? name} as ${name}`,
  );
  const written = ['id', ...facts].join(', ');

  async function insert(connection: Connection, companyId: number, values: Values) {
    const names = givenFields(collection, values);
    const columns = names.map((name) => columnOf(storage, name));
    const places = names.map((_name, position) => `$${position + 2}`);
    const { rows } = await connection.query(
      `insert into ${table} (company_id, ${columns.join(', ')})
       values ($1, ${places.join(', ')}) returning ${written}`,
      [companyId, ...names.map((name) => values[name])],
    );
    return rows[0] as { id: number } & Record<string, unknown>;
  }

  async function update(connection: Connection, companyId: number, id: number, values: Values) {
    const names = givenFields(collection, values);
    const changes = names.map((name, position) => `${columnOf(storage, name)} = $${position + 3}`);
    const { rowCount } = await connection.query(
      `update ${table} set ${changes.join(', ')} where company_id = $1 and id = $2`,
      [companyId, id, ...names.map((name) => values[name])],
    );
    return rowCount ?? 0;
  }

  /** Ids of other companies' rows are not seen, so they are neither changed nor told apart. */
  async function updateStatus(
    connection: Connection,
    companyId: number,
    ids: readonly number[],
    status: number,
  ) {
    const { rowCount } = await connection.query(
      `update ${table} set status = $3 where company_id = $1 and id = any($2::bigint[])`,
      [companyId, ids, status],
    );
    return rowCount ?? 0;
  }

  async function remove(connection: Connection, companyId: number, ids: readonly number[]) {
    const { rowCount } = await connection.query(
      `delete from ${table} where company_id = $1 and id = any($2::bigint[])`,
      [companyId, ids],
    );
    return rowCount ?? 0;
  }

  return { insert, update, updateStatus, remove };
}
