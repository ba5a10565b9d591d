import { cpSync } from 'node:fs';
import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { shipThesaurus } from '#features/search/server/ship-thesaurus.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { clusterFolderOf } from '#platform/database/embedded/cluster.ts';
import {
  type FolderLock,
  findFolderLock,
  requireFolderLock,
} from '#platform/database/embedded/folder-lock.ts';
import { socketFolderOf } from '#platform/database/embedded/socket-folder.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openEmbedded } from '#platform/database/open-pool.ts';
import { startedMarkOf } from './started-mark.ts';
import { removeDataFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's server listens; its database `mai` is migrated and serves as the template. */
    testServerSocketFolder: string;
    /** A data folder as the first start of a portal without content leaves it, once its mark is there. */
    startedDataFolder: string;
  }
}

const PREFIX = 'mai-test-run-';
const ABANDONED_AFTER_MS = 10 * 60_000;

/** One embedded server for the whole run; the folder goes when the run ends. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  const dataDir = await makeMigratedFolder();
  const started = await mkdtemp(join(tmpdir(), PREFIX));
  cpSync(clusterFolderOf(dataDir), clusterFolderOf(started), { recursive: true });
  const database = await open(dataDir);
  project.provide('testServerSocketFolder', socketFolderOf(dataDir));
  project.provide('startedDataFolder', started);
  const starting = finishStartedFolder(started);
  return async () => {
    await database.close();
    await removeDataFolder(dataDir);
    await starting.then((lock) => lock.release()).finally(() => removeDataFolder(started));
  };
}

/** Its databases end with the run: they need not outlive a power cut. */
const untilTheEnd = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

const open = async (dataDir: string) =>
  openEmbedded(dataDir, await requireFolderLock(dataDir), silentLog, untilTheEnd);

/** Migrations take seconds: once for all databases and portals of the run. */
async function makeMigratedFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), PREFIX));
  const { pool, close } = await open(dataDir);
  await migrate(pool);
  await close();
  return dataDir;
}

/**
 * The thesaurus takes seconds too, and few tests start a portal: the others need not wait for it. The folder stays locked
 * until the run ends, or another run would remove it as abandoned.
 */
async function finishStartedFolder(dataDir: string): Promise<FolderLock> {
  const { pool, close } = await open(dataDir);
  await shipThesaurus(pool);
  await close();
  const lock = await requireFolderLock(dataDir);
  await writeFile(startedMarkOf(dataDir), '');
  return lock;
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
