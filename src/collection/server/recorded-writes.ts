import type pg from 'pg';
import type { Collection } from '#collection/contract/define-collection.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { OwnerId } from './owners.ts';
import { rowReader } from './read-rows.ts';
import type { OwnerContext, RowChange, Storage } from './storage.ts';

type Connection = Pick<pg.Pool, 'query'>;

type Write<Result> = {
  readonly action: RowChange['action'];
  readonly owner: OwnerId;
  /** The rows that are about to change. */
  readonly ids?: readonly number[];
  run(connection: Connection): Promise<Result>;
  /** The rows that came to be. */
  made?(result: Result): readonly number[];
};

/** A rule of the database that the collection has words for is told in them. */
function tellConstraint({ constraints = {} }: Storage) {
  return (problem: unknown): never => {
    const { constraint } = problem as { constraint?: string };
    const text = constraint === undefined ? undefined : constraints[constraint];
    throw text ? conflict(text) : problem;
  };
}

/** Makes writes; where the collection is recorded, each with its record in one transaction. */
export function recordedWrites(collection: Collection, storage: Storage) {
  const readRows = rowReader(collection, storage);
  return async <Result>(context: OwnerContext, write: Write<Result>): Promise<Result> => {
    const { pool } = context.database;
    const { action, owner, ids = [] } = write;
    const { record } = storage;
    if (!record) return write.run(pool).catch(tellConstraint(storage));
    const written = inTransaction(pool, async (client) => {
      const before = await readRows(client, owner, ids);
      const result = await write.run(client);
      const after = await readRows(client, owner, write.made?.(result) ?? ids);
      await record(client, { action, before, after }, context);
      return result;
    });
    return written.catch(tellConstraint(storage));
  };
}
