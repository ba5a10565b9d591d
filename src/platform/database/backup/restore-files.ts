import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { entryNames } from './manifest.ts';
import { collect, readArchive } from './read-archive.ts';

export type StagedFiles = { readonly folder: string; discard(): Promise<void> };

/** Unpacks the stored files on this machine; they move into place once the database is restored. */
export async function stageFiles(file: string, dataDir: string): Promise<StagedFiles> {
  // In the data folder, so that moving them into place is a rename.
  const staged = join(dataDir, 'files.restored');
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
  return { folder: staged, discard: () => rm(staged, { recursive: true, force: true }) };
}

function requireInside(folder: string, path: string): string {
  const target = join(folder, path);
  if (target.startsWith(`${normalize(folder)}/`)) return target;
  throw new Error(`the backup names a file outside its folder: ${path}`);
}
