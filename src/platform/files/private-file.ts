import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';

const NAME_BYTES = 24;

/** Folders with files that only their owners and recipients may read. */
type PrivateFolder = 'cvs' | 'enquiries';

/** A folder of the store that no address serves. */
export const privateFolderOf = (folder: PrivateFolder) => `private/${folder}`;

/** Stores a file that only a call returns, and returns its unguessable path in the store. */
export async function storePrivateFile(
  store: FileStore,
  folder: PrivateFolder,
  content: Uint8Array,
): Promise<string> {
  const path = `${privateFolderOf(folder)}/${randomBytes(NAME_BYTES).toString('hex')}`;
  await store.write(path, content);
  return path;
}

/** Streams a stored file; undefined if it does not exist. */
export async function findFileStream(
  store: FileStore,
  path: string,
): Promise<Readable | undefined> {
  return (await store.find(path))?.content;
}
