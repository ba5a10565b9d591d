import type pg from 'pg';
import type { Collection } from '#collection/contract/define-collection.ts';
import { array, bigint, int } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { command, type Parameters, query } from '#platform/database/statement.ts';
import { anySubsetOf, commandFamily } from '#platform/database/statement-family.ts';
import type { Values } from '#platform/fields/declared-field.ts';
import { type OwnerId, ownerFilter, ownerValue } from './owners.ts';
import { columnOf, fieldParameters, madeColumns, selectMade } from './row-columns.ts';
import type { Storage } from './storage.ts';

/** The fields that were given; omitted ones keep what is stored. */
function givenFields(collection: Collection, values: Values): readonly string[] {
  return Object.keys(collection.fields).filter((name) => values[name] !== undefined);
}

function inserterOf(collection: Collection, storage: Storage) {
  // The operator's rows belong to no company.
  const owner: Parameters = collection.audience === 'operator' ? {} : { company_id: bigint };
  const insertRow = commandFamily({
    name: `collection.${collection.name}-insert`,
    choices: { given: anySubsetOf(Object.keys(collection.fields)) },
    values: { ...owner, ...fieldParameters(collection.fields) },
    row: madeColumns(collection),
    sql: ({ given }) => {
      const names = [...Object.keys(owner), ...given];
      const columns = names.map((name) => columnOf(storage, name)).join(', ');
      const places = names.map((name) => `$${name}`).join(', ');
      return sql`
        insert into ${storage.table} (${raw(columns)}) values (${raw(places)})
        returning ${selectMade(collection, storage)}`;
    },
  });
  return (connection: Connection, ownerId: OwnerId, values: Values) => {
    const given = givenFields(collection, values);
    return insertRow.of({ given }).one(connection, { ...values, company_id: ownerId });
  };
}

function updaterOf(collection: Collection, storage: Storage) {
  const updateRow = commandFamily({
    name: `collection.${collection.name}-update`,
    choices: { given: anySubsetOf(Object.keys(collection.fields)) },
    values: { ...fieldParameters(collection.fields), ...ownerValue, id: bigint },
    row: {},
    sql: ({ given }) => {
      const changes = given.map((name) => `${columnOf(storage, name)} = $${name}`);
      return sql`
        update ${storage.table} set ${raw(changes.join(', '))}
        where ${ownerFilter(collection)} and id = $id`;
    },
  });
  return (connection: Connection, owner: OwnerId, id: number, values: Values) => {
    const given = givenFields(collection, values);
    return updateRow.of({ given }).run(connection, { ...values, company_id: owner, id });
  };
}

export type WriteRows = ReturnType<typeof rowWriter>;

/** The statements that write rows. Ids of other owners' rows match nothing, just like ids that do not exist. */
export function rowWriter(collection: Collection, storage: Storage) {
  const { table } = storage;
  const isChosen = sql`${ownerFilter(collection)} and id = any($ids::bigint[])`;
  const holdRows = query({
    name: `collection.${collection.name}-hold`,
    values: { ...ownerValue, ids: array(bigint) },
    row: {},
    plan: 'each call',
    sql: sql`select from ${table} where ${isChosen} order by id for update`,
  });
  const setStatus = command({
    name: `collection.${collection.name}-set-status`,
    values: { ...ownerValue, ids: array(bigint), status: int },
    sql: sql`update ${table} set status = $status where ${isChosen}`,
  });
  const deleteRows = command({
    name: `collection.${collection.name}-delete`,
    values: { ...ownerValue, ids: array(bigint) },
    sql: sql`delete from ${table} where ${isChosen}`,
  });
  return {
    /**
     * Locks rows, always in the order of their ids, so that concurrent writes wait for each other without deadlocks.
     */
    async hold(client: pg.ClientBase, owner: OwnerId, ids: readonly number[]): Promise<void> {
      if (ids.length > 0) await holdRows.all(client, { company_id: owner, ids });
    },
    insert: inserterOf(collection, storage),
    update: updaterOf(collection, storage),
    updateStatus(connection: Connection, owner: OwnerId, ids: readonly number[], status: number) {
      return setStatus.run(connection, { company_id: owner, ids, status });
    },
    remove(connection: Connection, owner: OwnerId, ids: readonly number[]) {
      return deleteRows.run(connection, { company_id: owner, ids });
    },
  };
}
