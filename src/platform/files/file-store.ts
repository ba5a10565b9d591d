import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { smallPictureName } from './picture-variants.ts';
import type { UploadFolder } from './upload-address.ts';
import { writeWhole } from './write-whole.ts';

/** Where the files of visitors and companies live on this machine. */
export type FileStore = {
  readonly root: string;
  /** The part of it that everybody may read. */
  readonly publicRoot: string;
  /** Mails, while there is no mail server. */
  readonly outbox: string;
};

export function openFileStore(dataDir: string): FileStore {
  const root = join(dataDir, 'files');
  return { root, publicRoot: join(root, 'Upload'), outbox: join(dataDir, 'outbox') };
}

/** The path of a public file within the store; undefined for one that is elsewhere on the web. */
export function publicFilePath(folder: UploadFolder, stored: string): string | undefined {
  if (/^https?:/i.test(stored) || stored.includes('..')) return undefined;
  const path = stored.replace(/^\/+/, '');
  return path.startsWith('Upload/') ? path : `Upload/${folder}/${path}`;
}

/** Removes a file and its smaller copy; one that is gone already is fine. */
export async function removeStoredFile(store: FileStore, path: string): Promise<void> {
  for (const each of [path, smallPictureName(path)]) {
    await rm(join(store.root, each), { force: true });
  }
}

/** The content of a stored file, or undefined when it is gone. */
export async function findStoredFile(store: FileStore, path: string): Promise<Buffer | undefined> {
  return readFile(join(store.root, path)).catch(() => undefined);
}

/** Stores a file that visitors may read; it is there whole or not at all. */
export async function storePublicFile(
  store: FileStore,
  folder: UploadFolder,
  name: string,
  content: Uint8Array,
): Promise<void> {
  await writeWhole(join(store.publicRoot, folder, name), content);
}
