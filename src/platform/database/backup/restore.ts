import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import { messageOf } from '#platform/database/error-code.ts';
import { MIGRATION_LOCK_KEY } from '#platform/database/migrate.ts';
import { migrationsFolder, readMigrationFiles } from '#platform/database/migration-files.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { clearDatabase, listFilledTables } from './clear-database.ts';
import { inCopySession } from './copy-session.ts';
import { loadRows } from './load-rows.ts';
import type { Manifest } from './manifest.ts';
import { rebuildSchema, requireMigrationsOf } from './rebuild-schema.ts';
import { stageFiles } from './restore-files.ts';
import { createRowChecksum } from './row-checksum.ts';
import { copyOutOf, listTables, quoted } from './tables.ts';
import { requireSoundBackup } from './verify-backup.ts';
import { withoutConstraints } from './without-constraints.ts';

/** Where the files go, and a folder of this machine to unpack them in. */
export type RestorePlaces = { readonly files: FileStore; readonly dataDir: string };

export type RestoreOptions = {
  /** Replaces the contents of a database that is not empty. */
  readonly force?: boolean;
  readonly migrations?: string;
  /** Changes what should not come back as it was, in the transaction that restores the rest. */
  afterwards?(client: pg.ClientBase): Promise<void>;
};

/**
 * Restores the database and the stored files as they were when the backup was taken. If anything fails before the files
 * are moved into place, nothing has changed.
 */
export async function restore(
  pool: pg.Pool,
  { files, dataDir }: RestorePlaces,
  file: string,
  { force = false, migrations = migrationsFolder, afterwards }: RestoreOptions = {},
): Promise<Manifest> {
  const manifest = await requireSoundBackup(file);
  const migrationFiles = requireMigrationsOf(manifest, await readMigrationFiles(migrations));
  const staged = await stageFiles(file, dataDir);
  try {
    await inCopySession(pool, '', async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK_KEY]);
      if (!force) await requireEmpty(client);
      await clearDatabase(client);
      await rebuildSchema(client, migrationFiles);
      await withoutConstraints(client, () => fillTables(client, file, manifest));
      await requireEqual(client, manifest);
      await afterwards?.(client);
    });
    await files.replaceAll(staged.folder).catch((error: unknown) => {
      throw filesNotRestored(file, error);
    });
  } catch (error) {
    throw error instanceof StartProblem ? error : notRestored(file, error);
  } finally {
    await staged.discard();
  }
  await gatherStatistics(pool);
  return manifest;
}

/** Gathers planner statistics, without which the first queries would get poor plans. */
async function gatherStatistics(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('analyze');
  } finally {
    client.release(true);
  }
}

function notRestored(file: string, error: unknown): StartProblem {
  return new StartProblem(
    `The backup ${file} could not be restored: ${messageOf(error)}.\nThe database is as it was.`,
    exitCodes.internal,
    { cause: error },
  );
}

function filesNotRestored(file: string, error: unknown): StartProblem {
  return new StartProblem(
    `The database is as it was when ${file} was made, but the files could not be put in place: ${messageOf(error)}.\nRun the same restore again with --force.`,
    exitCodes.cannotCreate,
    { cause: error },
  );
}

async function requireEmpty(client: pg.ClientBase): Promise<void> {
  const filled = await listFilledTables(client);
  if (filled.length === 0) return;
  throw new StartProblem(
    `The database is not empty (${filled.slice(0, 5).join(', ')}${filled.length > 5 ? ', …' : ''}).\n` +
      'Nothing was changed. Add --force to replace everything in it.',
    exitCodes.cannotCreate,
  );
}

async function fillTables(client: pg.ClientBase, file: string, manifest: Manifest): Promise<void> {
  const tables = await listTables(client);
  // Migrations may have inserted rows, and the backup contains them as well.
  if (tables.length > 0) await client.query(`truncate ${tables.map(quoted).join(', ')}`);
  await loadRows(client, file, manifest);
  for (const { lastValue, isCalled, ...sequence } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [
      quoted(sequence),
      lastValue,
      isCalled,
    ]);
  }
}

/** Reads back every table and compares it with the manifest. */
async function requireEqual(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  const tables = new Map((await listTables(client)).map((table) => [quoted(table), table]));
  for (const expected of manifest.tables) {
    const table = tables.get(quoted(expected));
    if (!table) throw new Error(`The table ${expected.name} was not restored`);
    const checksum = createRowChecksum();
    for await (const chunk of client.query(copyTo(copyOutOf(table)))) checksum.add(chunk);
    const found = checksum.digest();
    if (found.rows === expected.rows && found.checksum === expected.checksum) continue;
    throw new Error(`The table ${expected.name} was not restored as it was`);
  }
}
