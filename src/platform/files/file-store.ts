import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { messageOf } from '#platform/database/error-code.ts';
import { smallPictureName } from './picture-variants.ts';
import { StoreFault } from './store-fault.ts';
import type { UploadFolder } from './upload-address.ts';

/** A file that is being read. */
export type StoredFile = {
  readonly sizeBytes: number;
  readonly content: Readable;
  /** Changes with the content; where the store tells it. */
  readonly etag?: string;
};

export type ListedFile = { readonly path: string; readonly modifiedAt: Date };

/**
 * Where the files of visitors and companies live: a disk, or an S3-compatible store that instances
 * share. Paths are relative and have forward slashes. What fails is a StoreFault.
 */
export type FileStore = {
  /** Stores a file in place of one of that name; it is there whole or not at all. */
  write(path: string, content: Uint8Array): Promise<void>;
  /** A file to be read, or undefined when it is gone. */
  find(path: string): Promise<StoredFile | undefined>;
  findModifiedAt(path: string): Promise<Date | undefined>;
  /** Removes a file; one that is gone already is fine. */
  remove(path: string): Promise<void>;
  /** Every file below a folder, or of the whole store for ''; in no order. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** Makes the files those of a folder of this machine, which is used up. */
  replaceAll(folder: string): Promise<void>;
  /** The folder of this machine that holds the files, where there is one. */
  readonly folder: string | undefined;
};

/** The path of a public file within the store; undefined for one that is elsewhere on the web. */
export function publicFilePath(folder: UploadFolder, stored: string): string | undefined {
  if (/^https?:/i.test(stored) || stored.includes('..')) return undefined;
  const path = stored.replace(/^\/+/, '');
  return path.startsWith('Upload/') ? path : `Upload/${folder}/${path}`;
}

/**
 * Removes a file that nothing names any more, and its smaller copy. While the store is away nobody is
 * kept waiting: the next sweep finds what no row names.
 */
export async function removeStoredFile(store: FileStore, path: string): Promise<void> {
  for (const each of [path, smallPictureName(path)]) {
    await store.remove(each).catch((error: unknown) => {
      if (!(error instanceof StoreFault)) throw error;
    });
  }
}

/** The content of a stored file, or undefined when it is gone. */
export async function findStoredFile(store: FileStore, path: string): Promise<Buffer | undefined> {
  const file = await store.find(path);
  if (!file) return undefined;
  return buffer(file.content).catch((error: unknown) => {
    throw new StoreFault(`${path} could not be read: ${messageOf(error)}`, 'cut off', {
      cause: error,
    });
  });
}

/** Stores a file that visitors may read. */
export async function storePublicFile(
  store: FileStore,
  folder: UploadFolder,
  name: string,
  content: Uint8Array,
): Promise<void> {
  await store.write(`Upload/${folder}/${name}`, content);
}
