import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { UploadFolder } from './upload-address.ts';

/** Where the files of visitors and companies live on this machine. */
export type FileStore = { readonly publicRoot: string };

export function openFileStore(dataDir: string): FileStore {
  return { publicRoot: join(dataDir, 'files/Upload') };
}

/** Stores a file that visitors may read; it is there whole or not at all. */
export async function storePublicFile(
  store: FileStore,
  folder: UploadFolder,
  name: string,
  content: Uint8Array,
): Promise<void> {
  const path = join(store.publicRoot, folder, name);
  const unfinished = `${path}.${process.pid}.part`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(unfinished, content, { flush: true });
  await rename(unfinished, path);
}
