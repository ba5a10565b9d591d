import type pg from 'pg';
import type { Collection } from '#collection/contract/define-collection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { OwnerId } from './owners.ts';
import { rowReader } from './read-rows.ts';
import type { OwnerContext, RowChange, Storage } from './storage.ts';

type Connection = Pick<pg.ClientBase, 'query'>;

type Write<Result> = {
  readonly action: RowChange['action'];
  readonly owner: OwnerId;
  /** The rows that are about to change. */
  readonly ids?: readonly number[];
  run(connection: Connection): Promise<Result>;
  /** The rows that came to be. */
  made?(result: Result): readonly number[];
};

/** Makes writes; where the collection is recorded, each with its record in one transaction. */
export function recordedWrites(collection: Collection, storage: Storage) {
  const readRows = rowReader(collection, storage);
  const { record } = storage;

  /** Within the caller's transaction. */
  async function writeIn<Result>(
    client: pg.ClientBase,
    context: OwnerContext,
    write: Write<Result>,
  ): Promise<Result> {
    const { action, owner, ids = [] } = write;
    if (!record) return write.run(client);
    const before = await readRows(client, owner, ids);
    const result = await write.run(client);
    const after = await readRows(client, owner, write.made?.(result) ?? ids);
    await record(client, { action, before, after }, context);
    return result;
  }

  async function write<Result>(context: OwnerContext, each: Write<Result>): Promise<Result> {
    const { pool } = context.database;
    if (!record) return each.run(pool);
    return inTransaction(pool, (client) => writeIn(client, context, each));
  }

  return { write, writeIn };
}
