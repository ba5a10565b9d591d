import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { entryNames } from './manifest.ts';
import { collect, readArchive } from './read-archive.ts';
import { filesFolderOf } from './stored-files.ts';

export type StagedFiles = { putInPlace(): Promise<void>; discard(): Promise<void> };

/** Unpacks the stored files beside their place, which they take when the database is done. */
export async function stageFiles(file: string, dataDir: string): Promise<StagedFiles> {
  const place = filesFolderOf(dataDir);
  const staged = `${place}.restored`;
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { recursive: true, mode: 0o700 });
  for await (const { name, content } of readArchive(file)) {
    if (!name.startsWith(entryNames.files)) {
      await collect(content);
      continue;
    }
    const target = requireInside(staged, name.slice(entryNames.files.length));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(target, { mode: 0o600, flush: true }));
  }
  return {
    async putInPlace() {
      const former = `${place}.former`;
      await rm(former, { recursive: true, force: true });
      if (existsSync(place)) await rename(place, former);
      await rename(staged, place);
      await rm(former, { recursive: true, force: true });
    },
    discard: () => rm(staged, { recursive: true, force: true }),
  };
}

function requireInside(folder: string, path: string): string {
  const target = join(folder, path);
  if (target.startsWith(`${normalize(folder)}/`)) return target;
  throw new Error(`the backup names a file outside its folder: ${path}`);
}
