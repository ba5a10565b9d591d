import { existsSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { codeOf, messageOf } from '#platform/database/error-code.ts';
import type { FileStore, ListedFile, StoredFile } from './file-store.ts';
import { StoreFault } from './store-fault.ts';
import { isStoredPath, requireStoredPath } from './stored-path.ts';
import { writeWhole } from './write-whole.ts';

/** Rethrows disk errors as the StoreFault that every store throws. */
async function orFault<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new StoreFault(messageOf(error), codeOf(error) ?? 'unknown', { cause: error });
  });
}

async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  return orFault(
    work.catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }),
  );
}

async function openFile(path: string): Promise<StoredFile | undefined> {
  const handle = await open(path, 'r');
  const facts = await handle.stat();
  if (!facts.isFile() || facts.size === 0) {
    await handle.close();
    return facts.isFile() ? { sizeBytes: 0, content: Readable.from([]) } : undefined;
  }
  // Reads no further than the size that was reported, even if the file grows.
  const content = handle.createReadStream({ start: 0, end: facts.size - 1 });
  return { sizeBytes: facts.size, content };
}

async function* listFiles(root: string, folder: string): AsyncGenerator<ListedFile> {
  const options = { recursive: true, withFileTypes: true } as const;
  for (const entry of (await unlessGone(readdir(join(root, folder), options))) ?? []) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const facts = await unlessGone(stat(path));
    if (!facts) continue;
    yield { path: relative(root, path).split(sep).join('/'), modifiedAt: facts.mtime };
  }
}

/** Swaps the folders by renaming, so that neither is ever there in part. */
async function takePlace(root: string, folder: string): Promise<void> {
  const former = `${root}.former`;
  await rm(former, { recursive: true, force: true });
  if (existsSync(root)) await rename(root, former);
  await rename(folder, root);
  await rm(former, { recursive: true, force: true });
}

export function openDiskStore(root: string): FileStore {
  const pathOf = (path: string) => join(root, path);
  return {
    folder: root,
    async write(path, content) {
      await orFault(writeWhole(pathOf(requireStoredPath(path)), content));
    },
    async find(path) {
      return isStoredPath(path) ? unlessGone(openFile(pathOf(path))) : undefined;
    },
    async findModifiedAt(path) {
      return isStoredPath(path) ? (await unlessGone(stat(pathOf(path))))?.mtime : undefined;
    },
    async remove(path) {
      if (isStoredPath(path)) await orFault(rm(pathOf(path), { force: true }));
    },
    list: (folder) => listFiles(root, folder),
    replaceAll: (folder) => orFault(takePlace(root, folder)),
  };
}
