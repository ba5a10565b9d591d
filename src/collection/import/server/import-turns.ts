import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { tooManyRequests, unavailable } from '#platform/calls/call-problem.ts';
import { bigint, bool, int } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { takeTurns } from '#platform/database/transaction-turns.ts';
import { whileRenewing } from '#platform/scheduler/while-renewing.ts';
import { isRunning, isWaiting, LEASE, RENEW_EVERY_MS } from './import-times.ts';
import { imports } from './imports.table.ts';
import {
  type AskedImport,
  beginImport,
  forgetImport,
  type ImportRecord,
  importRunning,
  renewImportLease,
} from './imports.ts';

/** How many files all instances together read at once, and how many more may wait. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 8;
/** How many imports of one company may be open, including the running one. */
const MOST_OF_COMPANY = 3;

const ASK_EVERY_MS = 250;
const LONGEST_WAIT_MS = 300_000;
const RETRY_AFTER_S = 30;

const countOpen = query({
  name: 'collection.imports-open',
  values: { companyId: bigint },
  row: { waiting: int, of_company: int },
  plan: 'each call',
  sql: sql`
    select
      (select count(*) from ${imports} other where ${isWaiting('other')})::int as waiting,
      (select count(*) from ${imports} own where own.company_id = $companyId
        and (${isWaiting('own')} or ${isRunning('own')}))::int as of_company`,
});

/** Keeps a waiting import alive, and starts it once it is the first that may run. */
const askForTurn = command({
  name: 'collection.import-ask-for-turn',
  values: { id: bigint, most: bigint },
  row: { is_started: bool },
  sql: sql`
    with free as (
      select waiting.id from ${imports} waiting
      where ${isWaiting('waiting')} and not exists (
        select from ${imports} own where own.company_id = waiting.company_id and ${isRunning('own')})
      order by waiting.id limit 1
    ), running as (select count(*) as n from ${imports} other where ${isRunning('other')}),
    turn as (select exists (select from free, running where free.id = $id and n < $most) as is_mine)
    update ${imports} set
      started_at = case when is_mine then now() end,
      counts_until = now() + ${LEASE}
    from turn where ${imports}.id = $id
    returning is_mine as is_started`,
});

const TURNS = 'imports';

/** Begins an import unless too many are waiting; see `beginImport`. */
export function queueImport(pool: pg.Pool, asked: AskedImport): Promise<ImportRecord> {
  return inTransaction(pool, async (client) => {
    await takeTurns(client, TURNS);
    const open = await countOpen.one(client, { companyId: asked.companyId });
    const record = await beginImport(client, asked);
    if (!record.begun) return record;
    if (open.of_company >= MOST_OF_COMPANY) throw tooManyRequests(RETRY_AFTER_S);
    if (open.waiting >= MOST_WAITING) throw unavailable();
    return record;
  });
}

function tryStartImport(pool: pg.Pool, id: number): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await takeTurns(client, TURNS);
    const asked = await askForTurn.first(client, { id, most: MOST_AT_ONCE });
    if (!asked) throw importRunning();
    return asked.is_started;
  });
}

/**
 * Waits for the import's turn and runs the work. If the work fails, the import is forgotten. No database connection is
 * held meanwhile.
 */
export async function inTurn<T>(pool: pg.Pool, id: number, work: () => Promise<T>): Promise<T> {
  try {
    const until = performance.now() + LONGEST_WAIT_MS;
    while (!(await tryStartImport(pool, id))) {
      if (performance.now() > until) throw unavailable();
      await pause(ASK_EVERY_MS);
    }
    const renew = () => renewImportLease.run(pool, { id });
    return await whileRenewing({ everyMs: RENEW_EVERY_MS, renew }, work);
  } catch (problem) {
    await forgetImport.run(pool, { id });
    throw problem;
  }
}
