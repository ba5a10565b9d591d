import type pg from 'pg';
import type { Collection } from '#collection/contract/define-collection.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { createOnce, type MadeItem } from './create-once.ts';
import type { OwnerId } from './owners.ts';
import type { ReadRows } from './read-rows.ts';
import type { OwnerContext, RowChange, Storage } from './storage.ts';

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
    const name = problem instanceof Error && 'constraint' in problem ? problem.constraint : '';
    const text = constraints[String(name)];
    throw text ? conflict(text) : problem;
  };
}

export type RecordedWrites = ReturnType<typeof recordedWrites>;

/**
 * Makes writes. What has to go along with one is in its transaction: its record, its quota, and what
 * is due before rows are gone.
 */
export function recordedWrites(collection: Collection, storage: Storage, readRows: ReadRows) {
  const { record, quota, beforeDelete } = storage;
  const isAccompanied = (action: RowChange['action']) =>
    record !== undefined || (action === 'delete' ? beforeDelete : quota) !== undefined;

  /** Taking away is never too much. */
  function runWithin<Result>(client: pg.ClientBase, context: OwnerContext, write: Write<Result>) {
    const run = () => write.run(client);
    return quota && write.action !== 'delete' ? quota(client, context, run) : run();
  }

  /** Within the caller's transaction. */
  async function runIn<Result>(
    client: pg.ClientBase,
    context: OwnerContext,
    write: Write<Result>,
  ): Promise<Result> {
    const { action, owner, ids = [] } = write;
    if (!record && action !== 'delete') return runWithin(client, context, write);
    const before = await readRows(client, owner, ids);
    if (action === 'delete') {
      const own = before.map(({ id }) => id);
      await beforeDelete?.(client, own, context);
    }
    const result = await runWithin(client, context, write);
    if (!record) return result;
    const after = await readRows(client, owner, write.made?.(result) ?? ids);
    await record(client, { action, before, after }, context);
    return result;
  }

  function write<Result>(context: OwnerContext, each: Write<Result>): Promise<Result> {
    const { pool } = context.database;
    const written = isAccompanied(each.action)
      ? inTransaction(pool, (client) => runIn(client, context, each))
      : each.run(pool);
    return written.catch(tellConstraint(storage));
  }

  /** Once for each key; see createOnce. */
  function writeOnce(context: OwnerContext, key: string, each: Write<MadeItem>) {
    const once = { owner: each.owner, collection: collection.name, key };
    const written = inTransaction(context.database.pool, (client) =>
      createOnce(client, once, () => runIn(client, context, each)),
    );
    return written.catch(tellConstraint(storage));
  }

  return { write, writeOnce };
}
