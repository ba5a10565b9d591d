import type pg from 'pg';
import { timestamp } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { importChanges } from './import-changes.table.ts';
import { imports } from './imports.table.ts';

/**
 * How long failed rows and old values are kept: long enough to correct a file, but they are copies of data that may
 * have been
 * deleted since.
 */
export const FAILED_ROWS_DAYS = 30;

const forgetFailedRows = command({
  name: 'collection.imports-forget-failed-rows',
  values: { now: timestamp },
  sql: sql`
    update ${imports} set failed_rows = null
    where failed_rows is not null
      and created_at < $now::timestamptz - make_interval(days => ${FAILED_ROWS_DAYS})`,
});

const forgetChanges = command({
  name: 'collection.imports-forget-changes',
  values: { now: timestamp },
  sql: sql`
    delete from ${importChanges} where import_id in (
      select id from ${imports}
      where created_at < $now::timestamptz - make_interval(days => ${FAILED_ROWS_DAYS}))`,
});

const forgetCutOff = command({
  name: 'collection.imports-forget-cut-off',
  values: { now: timestamp },
  sql: sql`
    delete from ${imports}
    where result is null and counts_until < $now::timestamptz - make_interval(days => 1)`,
});

/** Deletes expired failed rows and old values, and imports that were cut off; returns how many. */
export async function sweepImports({ pool, now }: { pool: pg.Pool; now: Date }): Promise<number> {
  const forgotten = [forgetFailedRows, forgetChanges, forgetCutOff];
  let n = 0;
  for (const each of forgotten) n += await each.run(pool, { now });
  return n;
}
