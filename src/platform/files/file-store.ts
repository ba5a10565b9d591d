import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { messageOf } from '#platform/database/error-code.ts';
import { smallPictureName } from './picture-variants.ts';
import { StoreFault } from './store-fault.ts';
import type { UploadFolder } from './upload-address.ts';

/** A stored file, opened for reading. */
export type StoredFile = {
  readonly sizeBytes: number;
  readonly content: Readable;
  /** Changes with the content; only some stores provide it. */
  readonly etag?: string;
};

export type ListedFile = { readonly path: string; readonly modifiedAt: Date };

/**
 * The store for uploads and private files: a disk, or an S3-compatible store that instances share. Paths are relative
 * and
 * use forward slashes. Failures are StoreFaults.
 */
export type FileStore = {
  /** Stores a file atomically, replacing one of the same name. */
  write(path: string, content: Uint8Array): Promise<void>;
  /** Opens a file; undefined if it does not exist. */
  find(path: string): Promise<StoredFile | undefined>;
  findModifiedAt(path: string): Promise<Date | undefined>;
  /** Deletes a file, if it exists. */
  remove(path: string): Promise<void>;
  /** Lists all files below a folder in no particular order; '' stands for the whole store. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** Replaces all files by those of a local folder, which may be moved away by it. */
  replaceAll(folder: string): Promise<void>;
  /** The local folder that contains the files, if there is one. */
  readonly folder: string | undefined;
};

/** The path of a public file within the store; undefined if it is a URL of another site. */
export function publicFilePath(folder: UploadFolder, stored: string): string | undefined {
  if (/^https?:/i.test(stored) || stored.includes('..')) return undefined;
  const path = stored.replace(/^\/+/, '');
  return path.startsWith('Upload/') ? path : `Upload/${folder}/${path}`;
}

/**
 * Deletes a file that no row names any more, with its smaller copy. If the store is down this does not fail: the next
 * sweep
 * deletes what no row names.
 */
export async function removeStoredFile(store: FileStore, path: string): Promise<void> {
  for (const each of [path, smallPictureName(path)]) {
    await store.remove(each).catch((error: unknown) => {
      if (!(error instanceof StoreFault)) throw error;
    });
  }
}

/** Reads a stored file; undefined if it does not exist. */
export async function findStoredFile(store: FileStore, path: string): Promise<Buffer | undefined> {
  const file = await store.find(path);
  if (!file) return undefined;
  return buffer(file.content).catch((error: unknown) => {
    throw new StoreFault(`${path} could not be read: ${messageOf(error)}`, 'cut off', {
      cause: error,
    });
  });
}

/** Stores a file that everybody may read. */
export async function storePublicFile(
  store: FileStore,
  folder: UploadFolder,
  name: string,
  content: Uint8Array,
): Promise<void> {
  await store.write(`Upload/${folder}/${name}`, content);
}
