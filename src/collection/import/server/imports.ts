import type pg from 'pg';
import { anyImportAnswer, type ImportAnswer } from '#collection/import/contract/import-answers.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { requireSameInput } from '#platform/calls/retry-keys.ts';
import {
  bigint,
  bool,
  bytes,
  int,
  json,
  nullable,
  text,
  uuid,
} from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { isWaiting, LEASE } from './import-times.ts';
import { imports } from './imports.table.ts';

export type ImportRecord = {
  readonly id: number;
  readonly result: ImportAnswer | null;
  readonly begun: boolean;
};

export type AskedImport = {
  readonly companyId: number;
  readonly collection: string;
  readonly key: string;
  /** A hash of the file and how it is to be read. */
  readonly asked: Buffer;
};

const owned = { companyId: bigint, collection: text };
const isOwned = sql`company_id = $companyId and collection = $collection`;

/**
 * Lets an import that was cut off be begun again, or one that accepted nothing if its file is now read differently.
 * Should the earlier process still be running, its rows find no import to belong to.
 */
const dropCutOff = command({
  name: 'collection.import-drop-cut-off',
  values: { ...owned, key: uuid, asked: bytes },
  sql: sql`
    delete from ${imports} where ${isOwned} and key = $key and (
      (result is null and counts_until < now())
      or (result ->> 'success' = 'false' and asked <> $asked))`,
});

/** Begins an import, which waits for its turn. */
const begin = command({
  name: 'collection.import-begin',
  values: { ...owned, key: uuid, asked: bytes },
  row: { id: bigint },
  sql: sql`
    insert into ${imports} (company_id, collection, key, asked, counts_until)
      values ($companyId, $collection, $key, $asked, now() + ${LEASE})
    on conflict (company_id, collection, key) do nothing returning id`,
});

const selectByKey = query({
  name: 'collection.import-by-key',
  values: { ...owned, key: uuid },
  row: { id: bigint, result: nullable(json(anyImportAnswer)), asked: nullable(bytes) },
  plan: 'each call',
  sql: sql`select id, result, asked from ${imports} where ${isOwned} and key = $key`,
});

/** Begins an import, or returns the one with the same key: finished, with its result, or still running elsewhere. */
export async function beginImport(
  connection: Connection,
  { asked, ...keyed }: AskedImport,
): Promise<ImportRecord> {
  await dropCutOff.run(connection, { ...keyed, asked });
  const begun = await begin.first(connection, { ...keyed, asked });
  if (begun) return { id: begun.id, result: null, begun: true };
  const { id, result, ...before } = await selectByKey.one(connection, keyed);
  requireSameInput(before.asked, asked, { text: importTexts.importedBefore });
  return { id, result, begun: false };
}

/** The progress of an import: its position while it waits, then the number of rows. */
export const selectProgress = query({
  name: 'collection.import-progress',
  values: { ...owned, key: uuid },
  row: { rows_done: int, rows_total: nullable(int), place: nullable(int) },
  plan: 'each call',
  sql: sql`
    select rows_done, rows_total,
      case when started_at is null and result is null then (
        select 1 + count(*) from ${imports} before
        where ${isWaiting('before')} and before.id < ${imports}.id)::int end as place
    from ${imports} where ${isOwned} and key = $key`,
});

export const noteProgress = command({
  name: 'collection.import-note-progress',
  values: { id: bigint, done: int, total: int },
  sql: sql`
    update ${imports} set rows_done = $done, rows_total = $total where id = $id`,
});

/** Keeps a running import alive, however long reading the file or the single statement that stores it takes. */
export const renewImportLease = command({
  name: 'collection.import-say-it-runs',
  values: { id: bigint },
  sql: sql`
    update ${imports} set counts_until = now() + ${LEASE} where id = $id and result is null`,
});

const finish = command({
  name: 'collection.import-finish',
  values: { id: bigint, result: json(anyImportAnswer), failedRows: nullable(text) },
  sql: sql`update ${imports} set result = $result, failed_rows = $failedRows where id = $id`,
});

export const importRunning = () => new CallProblem('import_running', 409, importTexts.running);

type Finished = {
  readonly id: number;
  readonly result: ImportAnswer;
  readonly failedRows: string | null;
};

/** Records the result in the transaction that stores the rows, so that it stands if and only if they do. */
export async function finishImport(client: pg.ClientBase, finished: Finished): Promise<void> {
  if ((await finish.run(client, finished)) === 0) throw importRunning();
}

/** Forgets an import that stored nothing. */
export const forgetImport = command({
  name: 'collection.import-forget',
  values: { id: bigint },
  sql: sql`delete from ${imports} where id = $id and result is null`,
});

export const selectFailedRows = query({
  name: 'collection.import-failed-rows',
  values: { ...owned, id: bigint },
  row: { failed_rows: nullable(text) },
  plan: 'each call',
  sql: sql`select failed_rows from ${imports} where ${isOwned} and id = $id`,
});

/** Only the latest import can be undone; it is locked while that happens. */
export const lockLatestImport = query({
  name: 'collection.import-latest',
  values: owned,
  row: { id: bigint, is_undone: bool, result: json(anyImportAnswer) },
  plan: 'each call',
  sql: sql`
    select id, result, undone_at is not null as is_undone from ${imports}
    where ${isOwned} and result is not null order by id desc limit 1 for update`,
});

export const markUndone = command({
  name: 'collection.import-undo',
  values: { id: bigint },
  sql: sql`update ${imports} set undone_at = now() where id = $id`,
});
