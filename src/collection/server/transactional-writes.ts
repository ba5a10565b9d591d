import type { Collection } from '#collection/contract/define-collection.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { createOnce, type MadeItem } from './create-once.ts';
import { type Deletion, keepDeleted, undoDeletion } from './deletions.ts';
import type { OwnerId } from './owners.ts';
import type { OwnerContext, Storage } from './storage.ts';
import { type Write, type WriteParts, writeWithin } from './write-within.ts';

/** Rethrows a violated constraint as a conflict, if the collection has a message for it. */
function tellConstraint({ constraints = {} }: Storage) {
  return (problem: unknown): never => {
    const name = problem instanceof Error && 'constraint' in problem ? problem.constraint : '';
    const text = constraints[String(name)];
    throw text ? conflict(text) : problem;
  };
}

export type TransactionalWrites = ReturnType<typeof transactionalWrites>;

/** The result of deleting rows. */
export type Removed = {
  readonly count: number;
  /** How many people are told. */
  readonly told: number;
  /** Undefined if there was nothing to delete. */
  readonly deletion?: Deletion;
};

/** The writes of a collection. Those that also record, count or check something run in a transaction with it. */
export function transactionalWrites(collection: Collection, storage: Storage, parts: WriteParts) {
  const { read, rows, requireRoom } = parts;
  const { record, quota, notifyBeforeDelete, table } = storage;
  const runIn = writeWithin(storage, parts);

  function write<Result>(context: OwnerContext, each: Write<Result>): Promise<Result> {
    const { pool } = context.database;
    const isBound = requireRoom && each.action === 'create';
    // What was read of the rows must still hold when they are written, and several rows change together or not at all.
    const changesRows = each.ids !== undefined;
    const written =
      record || quota || isBound || changesRows
        ? inTransaction(pool, (client) => runIn(client, context, each))
        : each.run(pool);
    return written.catch(tellConstraint(storage));
  }

  /** Runs a creation once per key; see createOnce. */
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

  /** Deletes rows, which no quota forbids, and which can be undone for a while: see undoDeletion. */
  function remove(context: OwnerContext, owner: OwnerId, ids: readonly number[]): Promise<Removed> {
    return inTransaction(context.database.pool, async (client) => {
      await rows.hold(client, owner, ids);
      const before = await read(client, owner, ids);
      if (before.length === 0) return { count: 0, told: 0 };
      const own = before.map(({ id }) => id);
      const deletion = await keepDeleted(client, { owner, table, ids: own });
      const told = await notifyBeforeDelete?.(client, own, { ...context, hold: deletion.hold });
      const count = await rows.remove(client, owner, own);
      await record?.(client, { action: 'delete', before, after: [] }, context);
      return { count, told: told ?? 0, deletion };
    }).catch(tellConstraint(storage));
  }

  /** Restores the rows of a deletion and returns how many; 0 if it is too late. */
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
