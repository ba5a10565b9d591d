import type { Collection } from '#collection/contract/define-collection.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { createOnce, type MadeItem } from './create-once.ts';
import { type Deletion, keepDeleted, undoDeletion } from './deletions.ts';
import type { OwnerId } from './owners.ts';
import type { OwnerContext, Storage } from './storage.ts';
import { type Write, type WriteParts, writeWithin } from './write-within.ts';

/** A rule of the database that the collection has words for is told in them. */
function tellConstraint({ constraints = {} }: Storage) {
  return (problem: unknown): never => {
    const name = problem instanceof Error && 'constraint' in problem ? problem.constraint : '';
    const text = constraints[String(name)];
    throw text ? conflict(text) : problem;
  };
}

export type RecordedWrites = ReturnType<typeof recordedWrites>;

/** What became of rows that were to be deleted. */
export type Removed = {
  readonly count: number;
  /** How many people are told. */
  readonly told: number;
  /** None where nothing was there. */
  readonly deletion?: Deletion;
};

/** The writes of a collection, each in a transaction where anything has to go along with it. */
export function recordedWrites(collection: Collection, storage: Storage, parts: WriteParts) {
  const { read, rows, requireRoom } = parts;
  const { record, quota, beforeDelete, table } = storage;
  const runIn = writeWithin(storage, parts);

  function write<Result>(context: OwnerContext, each: Write<Result>): Promise<Result> {
    const { pool } = context.database;
    const isBound = requireRoom && each.action === 'create';
    // What was read of rows still stands when they are written, and several change together or not at all.
    const changesRows = each.ids !== undefined;
    const written =
      record || quota || isBound || changesRows
        ? inTransaction(pool, (client) => runIn(client, context, each))
        : each.run(pool);
    return written.catch(tellConstraint(storage));
  }

  /** Once for each key; see createOnce. */
  function writeOnce(
    context: OwnerContext,
    { key, asked }: { readonly key: string; readonly asked: Buffer },
    each: Write<MadeItem>,
  ) {
    const once = {
      owner: each.owner,
      collection: collection.name,
      key,
      asked,
      words: collection.words,
    };
    const written = inTransaction(context.database.pool, (client) =>
      createOnce(client, once, () => runIn(client, context, each)),
    );
    return written.catch(tellConstraint(storage));
  }

  /** Taking away is never too much, and can be taken back for a while: see undoDeletion. */
  function remove(context: OwnerContext, owner: OwnerId, ids: readonly number[]): Promise<Removed> {
    return inTransaction(context.database.pool, async (client) => {
      await rows.hold(client, owner, ids);
      const before = await read(client, owner, ids);
      if (before.length === 0) return { count: 0, told: 0 };
      const own = before.map(({ id }) => id);
      const deletion = await keepDeleted(client, { owner, table, ids: own });
      const told = await beforeDelete?.(client, own, { ...context, hold: deletion.hold });
      const count = await rows.remove(client, owner, own);
      await record?.(client, { action: 'delete', before, after: [] }, context);
      return { count, told: told ?? 0, deletion };
    }).catch(tellConstraint(storage));
  }

  /** Brings rows back; answers how many, none when it is too late. */
  async function restore(context: OwnerContext, owner: OwnerId, id: number): Promise<number> {
    const restoration: Write<readonly number[]> = {
      action: 'undelete',
      owner,
      run: (connection) => undoDeletion(connection, { owner, table, id }),
      made: (restored) => restored,
    };
    const restored = await inTransaction(context.database.pool, (client) =>
      runIn(client, context, restoration),
    ).catch(tellConstraint(storage));
    return restored.length;
  }

  return { write, writeOnce, remove, restore };
}
