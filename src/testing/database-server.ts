import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { shipThesaurus } from '#features/search/server/ship-thesaurus.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { findFolderLock, requireFolderLock } from '#platform/database/embedded/folder-lock.ts';
import { socketFolderOf } from '#platform/database/embedded/socket-folder.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openEmbedded } from '#platform/database/open-pool.ts';
import { removeDataFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's server listens; its database `mai` is migrated and serves as the template. */
    testServerSocketFolder: string;
    /** A data folder as the first start of a portal without content leaves it. */
    startedDataFolder: string;
  }
}

const PREFIX = 'mai-test-run-';
const ABANDONED_AFTER_MS = 10 * 60_000;

/** One embedded server for the whole run; the folder goes when the run ends. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  const dataDir = await mkdtemp(join(tmpdir(), PREFIX));
  const database = await openEmbedded(dataDir, await requireFolderLock(dataDir), silentLog);
  await migrate(database.pool);
  project.provide('testServerSocketFolder', socketFolderOf(dataDir));
  const started = await makeStartedFolder();
  project.provide('startedDataFolder', started);
  return async () => {
    await database.close();
    await removeDataFolder(dataDir);
    await removeDataFolder(started);
  };
}

/** Migrations and the thesaurus take seconds: once for all portals that tests start. */
async function makeStartedFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), PREFIX));
  const { pool, close } = await openEmbedded(dataDir, await requireFolderLock(dataDir), silentLog);
  await migrate(pool);
  await shipThesaurus(pool);
  await close();
  return dataDir;
}

/** What a killed run left; a young folder may belong to a run that is just starting. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const dataDir = join(tmpdir(), name);
    const folder = await stat(dataDir).catch(() => undefined);
    if (!folder || Date.now() - folder.birthtimeMs < ABANDONED_AFTER_MS) continue;
    const lock = await findFolderLock(dataDir).catch(() => undefined);
    if (!lock) continue;
    await removeDataFolder(dataDir);
    lock.release();
  }
}
