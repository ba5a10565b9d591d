import { cpSync, existsSync } from 'node:fs';
import { afterAll, inject } from 'vitest';
import { clusterFolderOf } from '#platform/database/embedded/cluster.ts';
import { poll } from '#platform/database/poll.ts';
import { startedMarkOf } from './started-mark.ts';
import { makeTemporaryFolder, removeDataFolder } from './temporary-folder.ts';

/** Data folders for the tests of one file; call it at the file's top. They are removed after the file. */
export function createDataFolders() {
  const folders: string[] = [];
  afterAll(async () => {
    for (const folder of folders) await removeDataFolder(folder);
  });

  async function empty(): Promise<string> {
    const folder = await makeTemporaryFolder();
    folders.push(folder);
    return folder;
  }

  return {
    empty,
    /** A folder with a database that a portal has been started on once. */
    async initialised(): Promise<string> {
      const folder = await empty();
      const started = await requireStartedFolder();
      cpSync(clusterFolderOf(started), clusterFolderOf(folder), { recursive: true });
      return folder;
    },
  };
}

async function requireStartedFolder(): Promise<string> {
  const started = inject('startedDataFolder');
  const isFinished = () => existsSync(startedMarkOf(started)) || undefined;
  if (await poll(isFinished, { timeoutMs: 120_000 })) return started;
  throw new Error('The folder that portals of tests start with was not finished');
}
