import { randomBytes } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { codeOf } from '#platform/database/error-code.ts';
import type { FileStore } from './file-store.ts';
import { writeWhole } from './write-whole.ts';

const NAME_BYTES = 24;

/** The part of the store that no address leads to. */
export const privateFolderOf = (folder: 'cvs') => `private/${folder}`;

/** Stores a file that only a call hands out; answers its path in the store, which nobody can guess. */
export async function storePrivateFile(
  store: FileStore,
  folder: 'cvs',
  content: Uint8Array,
): Promise<string> {
  const path = `${privateFolderOf(folder)}/${randomBytes(NAME_BYTES).toString('hex')}`;
  await mkdir(join(store.root, privateFolderOf(folder)), { recursive: true, mode: 0o700 });
  await writeWhole(join(store.root, path), content, 0o600);
  return path;
}

/** The content of a stored file as it is read; undefined when the file is gone. */
export async function findFileStream(
  store: FileStore,
  path: string,
): Promise<Readable | undefined> {
  try {
    const file = await open(join(store.root, path), 'r');
    return file.createReadStream();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
