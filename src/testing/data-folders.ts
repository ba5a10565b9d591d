import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { silentLog } from '#platform/database/database-log.ts';
import { openPool } from '#platform/database/open-pool.ts';
import { makeTemporaryFolder, removeDataFolder } from './temporary-folder.ts';

/** Data folders for the tests of one file, called at its top: all are removed after it. */
export function createDataFolders() {
  const folders: string[] = [];
  let seed: Promise<string> | undefined;
  afterAll(async () => {
    for (const folder of folders) await removeDataFolder(folder);
  });

  async function empty(): Promise<string> {
    const folder = await makeTemporaryFolder();
    folders.push(folder);
    return folder;
  }

  async function makeSeed(): Promise<string> {
    const dataDir = await empty();
    await (await openPool({ dataDir, databaseUrl: undefined }, silentLog)).close();
    return dataDir;
  }

  return {
    empty,
    /** With a database that was started and stopped once; copied, because making one takes a second. */
    async initialised(): Promise<string> {
      seed ??= makeSeed();
      const [from, to] = [await seed, await empty()];
      cpSync(join(from, 'postgres'), join(to, 'postgres'), { recursive: true });
      return to;
    },
  };
}
