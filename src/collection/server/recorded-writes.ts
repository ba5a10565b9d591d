import type pg from 'pg';
import { collectionTexts } from '#collection/collection.texts.ts';
import type { Collection } from '#collection/contract/define-collection.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { createOnce, type MadeItem } from './create-once.ts';
import { type Deletion, keepDeleted, undoDeletion } from './deletions.ts';
import type { OwnerId } from './owners.ts';
import type { ReadRows } from './read-rows.ts';
import type { RequireRoom } from './room-for-rows.ts';
import type { OwnerContext, RowChange, Storage } from './storage.ts';
import type { WriteRows } from './write-rows.ts';

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

/** What became of rows that were to be deleted. */
export type Removed = {
  readonly count: number;
  /** How many people hear of it. */
  readonly told: number;
  /** None where nothing was there. */
  readonly deletion?: Deletion;
};

type Parts = {
  readonly read: ReadRows;
  readonly rows: WriteRows;
  readonly requireRoom: RequireRoom | undefined;
};

/** Makes writes. What has to go along with one is in its transaction: its record, its quota and its bound. */
export function recordedWrites(
  collection: Collection,
  storage: Storage,
  { read, rows, requireRoom }: Parts,
) {
  const { record, quota, beforeDelete, table } = storage;

  /** Within the caller's transaction. */
  async function runIn<Result>(
    client: pg.ClientBase,
    context: OwnerContext,
    write: Write<Result>,
  ): Promise<Result> {
    const { action, owner, ids = [] } = write;
    const room = (added: number) =>
      owner === null
        ? undefined
        : requireRoom?.(client, { companyId: owner, added, tooMany: collectionTexts.tooMany });
    const isBack = action === 'undelete';
    // The turn comes before any other lock, as it does where a file is imported.
    if (action === 'create' || isBack) await room(isBack ? 0 : 1);
    const run = async () => {
      const result = await write.run(client);
      // How many come back is known when they are back; others may have taken their places.
      if (isBack) await room(0);
      return result;
    };
    await rows.hold(client, owner, ids);
    const runWithin = () => (quota ? quota(client, context, run) : run());
    if (!record) return runWithin();
    const before = await read(client, owner, ids);
    const result = await runWithin();
    const after = await read(client, owner, write.made?.(result) ?? ids);
    await record(client, { action, before, after }, context);
    return result;
  }

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
