import type { Connection } from '#platform/database/connection.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { DemoFill } from './fill/demo-fill.ts';
/** Held while the content is made, so that of portals that start together one makes it. */
export const DEMO_LOCK_KEY = 6_027_165_521_885;

async function isEmpty(connection: Connection): Promise<boolean> {
  const { rowCount } = await connection.query('select from companies limit 1');
  return rowCount === 0;
}

/** Fills an empty database with believable fictional content; does nothing to one that has some. */
export async function fillDemo(
  database: Database,
  files: FileStore,
  tell: (line: string) => void,
): Promise<void> {
  if (!(await isEmpty(database.pool))) return;
  await inTransaction(database.pool, async (connection) => {
    await connection.query('set local statement_timeout = 0; set local lock_timeout = 0');
    await connection.query('select pg_advisory_xact_lock($1)', [DEMO_LOCK_KEY]);
    if (!(await isEmpty(connection))) return;
    tell('Filling the empty database with demo content …');
    const fill: DemoFill = {
      connection,
      files,
      today: new Date(),
      accountIds: new Map(),
      companyIds: new Map(),
      jobIds: new Map(),
      eventIds: new Map(),
    };
    // All of the content is in its files, so they are read by who fills alone.
    const { steps } = await import('./fill/steps.ts');
    for (const step of steps) await step(fill);
    // Of tables that were filled just now PostgreSQL knows nothing yet, and may join words with words row by row.
    await connection.query('analyze');
  });
}
