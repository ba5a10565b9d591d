import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { makeTemporaryFolder, removeDataFolder } from './temporary-folder.ts';

/** Data folders for the tests of one file, called at its top: all are removed after it. */
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
    /** With a database that a portal has started on once. */
    async initialised(): Promise<string> {
      const folder = await empty();
      const started = join(inject('startedDataFolder'), 'postgres');
      cpSync(started, join(folder, 'postgres'), { recursive: true });
      return folder;
    },
  };
}
