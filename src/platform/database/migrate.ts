import type pg from 'pg';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import {
  createMigrationsTable,
  listAppliedMigrations,
  recordMigration,
  requirePending,
} from './applied-migrations.ts';
import { messageOf } from './error-code.ts';
import { type MigrationFile, migrationsFolder, readMigrationFiles } from './migration-files.ts';
import { poll } from './poll.ts';
import { withoutParallelIndexBuilds } from './without-parallel-index-builds.ts';

/** 'mai migrations' encoded as a number that nobody else is likely to use. */
export const MIGRATION_LOCK_KEY = 6_027_165_521_884;
const LOCK_TIMEOUT_MS = 10 * 60_000;

/** Applies pending migrations, each once even if several processes start together, and returns their names. */
export async function migrate(
  pool: pg.Pool,
  folder = migrationsFolder,
): Promise<readonly string[]> {
  const files = await readMigrationFiles(folder);
  const client = await pool.connect();
  try {
    // Long statements are fine, but while one waits for a lock on a busy table, everybody after it waits as well.
    await client.query(
      `set statement_timeout = 0; set lock_timeout = '10s'; ${withoutParallelIndexBuilds}`,
    );
    await requireMigrationLock(client);
    await createMigrationsTable(client);
    const pending = requirePending(files, await listAppliedMigrations(client));
    for (const file of pending) await apply(client, file);
    return pending.map(({ name }) => name);
  } finally {
    // The connection is not returned to the pool, so its settings and its lock end with it.
    client.release(true);
  }
}

/**
 * Checks whether the database has every migration of this version. More are fine: during a rolling update a newer
 * portal may have applied its own, and the older one still answers.
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

/**
 * Polls for the lock: a session that waits for it inside the database would block another's CREATE INDEX CONCURRENTLY.
 */
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
