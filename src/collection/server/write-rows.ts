import type pg from 'pg';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { Values } from '#platform/fields/declared-field.ts';
import { type OwnerId, ownerFilter } from './owners.ts';
import { columnOf, type Storage } from './storage.ts';

type Connection = Pick<pg.Pool, 'query'>;

/** Fields that were given; one that was left out keeps what is stored. */
function givenFields(collection: Collection, values: Values): readonly string[] {
  return Object.keys(collection.fields).filter((name) => values[name] !== undefined);
}

export function rowWriter(collection: Collection, storage: Storage) {
  const { table } = storage;
  const owned = ownerFilter(collection);
  const facts = Object.keys(collection.facts ?? {}).map(
    (name) => `${storage.facts?.[name] ?? name} as ${name}`,
  );
  const written = ['id', ...facts].join(', ');

  async function insert(connection: Connection, owner: OwnerId, values: Values) {
    const names = givenFields(collection, values);
    const own = owner === null ? [] : [['company_id', owner] as const];
    const cells = [
      ...own,
      ...names.map((name) => [columnOf(storage, name), values[name]] as const),
    ];
    const places = cells.map((_cell, position) => `$${position + 1}`);
    const { rows } = await connection.query(
      `insert into ${table} (${cells.map(([column]) => column).join(', ')})
       values (${places.join(', ')}) returning ${written}`,
      cells.map(([, value]) => value),
    );
    return rows[0] as { id: number } & Record<string, unknown>;
  }

  async function update(connection: Connection, owner: OwnerId, id: number, values: Values) {
    const names = givenFields(collection, values);
    const changes = names.map((name, position) => `${columnOf(storage, name)} = $${position + 3}`);
    const { rowCount } = await connection.query(
      `update ${table} set ${changes.join(', ')} where ${owned} and id = $2`,
      [owner, id, ...names.map((name) => values[name])],
    );
    return rowCount ?? 0;
  }

  /** Ids of other companies' rows are not seen, so they are neither changed nor told apart. */
  async function updateStatus(
    connection: Connection,
    owner: OwnerId,
    ids: readonly number[],
    status: number,
  ) {
    const { rowCount } = await connection.query(
      `update ${table} set status = $3 where ${owned} and id = any($2::bigint[])`,
      [owner, ids, status],
    );
    return rowCount ?? 0;
  }

  async function remove(connection: Connection, owner: OwnerId, ids: readonly number[]) {
    const { rowCount } = await connection.query(
      `delete from ${table} where ${owned} and id = any($2::bigint[])`,
      [owner, ids],
    );
    return rowCount ?? 0;
  }

  return { insert, update, updateStatus, remove };
}
