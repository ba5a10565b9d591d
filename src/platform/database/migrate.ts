import type pg from 'pg';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import {
  createMigrationsTable,
  listAppliedMigrations,
  recordMigration,
  requirePending,
} from './applied-migrations.ts';
import { messageOf } from './error-code.ts';
import { madeInOrder } from './made-in-order.ts';
import { type MigrationFile, migrationsFolder, readMigrationFiles } from './migration-files.ts';
import { poll } from './poll.ts';

/** 'mai migrations' as a number nobody else is likely to take. */
export const MIGRATION_LOCK_KEY = 6_027_165_521_884;
const LOCK_TIMEOUT_MS = 10 * 60_000;

/** Applies what is pending, each file once even when several processes start together; answers the names. */
export async function migrate(
  pool: pg.Pool,
  folder = migrationsFolder,
): Promise<readonly string[]> {
  const files = await readMigrationFiles(folder);
  const client = await pool.connect();
  try {
    // Long work is allowed, but waiting for a busy table would stop everybody queueing behind.
    await client.query(`set statement_timeout = 0; set lock_timeout = '10s'; ${madeInOrder}`);
    await requireMigrationLock(client);
    await createMigrationsTable(client);
    const pending = requirePending(files, await listAppliedMigrations(client));
    for (const file of pending) await apply(client, file);
    return pending.map(({ name }) => name);
  } finally {
    // Not given back: its settings and its lock end with it.
    client.release(true);
  }
}

/**
 * Asks whether the database has all this version needs. A newer portal may have brought more meanwhile:
 * while versions follow each other, the older one still answers.
 */
export async function createMigratedCheck(
  pool: pg.Pool,
  folder = migrationsFolder,
): Promise<() => Promise<boolean>> {
  const files = await readMigrationFiles(folder);
  return async () => {
    const applied = new Set((await listAppliedMigrations(pool)).map(({ name }) => name));
    return files.every(({ name }) => applied.has(name));
  };
}

/** By asking again: one who waits inside the database would block another's CREATE INDEX CONCURRENTLY. */
async function requireMigrationLock(client: pg.ClientBase): Promise<void> {
  const tryLock = async () => {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1) as locked',
      [MIGRATION_LOCK_KEY],
    );
    return rows[0]?.locked || undefined;
  };
  if (await poll(tryLock, { timeoutMs: LOCK_TIMEOUT_MS, everyMs: 50 })) return;
  throw new StartProblem(
    'Another process has been migrating the database for too long.',
    exitCodes.unavailable,
  );
}

async function apply(client: pg.ClientBase, file: MigrationFile): Promise<void> {
  try {
    if (file.inTransaction) await client.query('begin');
    for (const statement of file.statements) await client.query(statement);
    await recordMigration(client, file);
    if (file.inTransaction) await client.query('commit');
  } catch (error) {
    if (file.inTransaction) await client.query('rollback').catch(() => {});
    throw new StartProblem(
      `The migration ${file.name} failed: ${messageOf(error)}` +
        (file.inTransaction
          ? '.\nNothing of it was kept.'
          : '.\nIt runs without a transaction: look at what it left.'),
      exitCodes.internal,
      { cause: error },
    );
  }
}
