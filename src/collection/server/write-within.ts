import type pg from 'pg';
import { collectionTexts } from '#collection/collection.texts.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { OwnerId } from './owners.ts';
import type { ReadRows } from './read-rows.ts';
import type { RequireRoom } from './room-for-rows.ts';
import type { OwnerContext, RowChange, Storage } from './storage.ts';
import type { WriteRows } from './write-rows.ts';

export type Write<Result> = {
  readonly action: RowChange['action'];
  readonly owner: OwnerId;
  /** The rows that will change. */
  readonly ids?: readonly number[];
  run(connection: Connection): Promise<Result>;
  /** The ids of rows that the write created. */
  made?(result: Result): readonly number[];
};

export type WriteParts = {
  readonly read: ReadRows;
  readonly rows: WriteRows;
  readonly requireRoom: RequireRoom | undefined;
};

/** Runs a write within the caller's transaction, together with its record, its quota and the limit on rows. */
export function writeWithin({ record, quota }: Storage, { read, rows, requireRoom }: WriteParts) {
  return async function run<Result>(
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
    // This lock comes before any other, as in imports, so that the two cannot deadlock.
    if (action === 'create' || isBack) await room(isBack ? 0 : 1);
    const runBounded = async () => {
      const result = await write.run(client);
      // How many rows come back is known only now, and others may have taken their places meanwhile.
      if (isBack) await room(0);
      return result;
    };
    await rows.hold(client, owner, ids);
    const runWithin = () => (quota ? quota(client, context, runBounded) : runBounded());
    if (!record) return runWithin();
    const before = await read(client, owner, ids);
    const result = await runWithin();
    const after = await read(client, owner, write.made?.(result) ?? ids);
    await record(client, { action, before, after }, context);
    return result;
  };
}
