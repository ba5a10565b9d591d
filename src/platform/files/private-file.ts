import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';

const NAME_BYTES = 24;

/** What is kept for those it is for alone. */
type PrivateFolder = 'cvs' | 'enquiries';

/** The part of the store that no address leads to. */
export const privateFolderOf = (folder: PrivateFolder) => `private/${folder}`;

/** Stores a file that only a call hands out; answers its path in the store, which nobody can guess. */
export async function storePrivateFile(
  store: FileStore,
  folder: PrivateFolder,
  content: Uint8Array,
): Promise<string> {
  const path = `${privateFolderOf(folder)}/${randomBytes(NAME_BYTES).toString('hex')}`;
  await store.write(path, content);
  return path;
}

/** The content of a stored file as it is read; undefined when the file is gone. */
export async function findFileStream(
  store: FileStore,
  path: string,
): Promise<Readable | undefined> {
  return (await store.find(path))?.content;
}
