import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#platform/database/error-code.ts';
import type { Manifest } from './manifest.ts';

export const filesFolderOf = (dataDir: string) => join(dataDir, 'files');

/** Paths of all files below a folder, relative to it, with forward slashes. */
export async function* walkFiles(folder: string, prefix = ''): AsyncGenerator<string> {
  if (!existsSync(folder)) return;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = prefix + entry.name;
    if (entry.isDirectory()) yield* walkFiles(join(folder, entry.name), `${path}/`);
    else if (entry.isFile()) yield path;
  }
}

/** Undefined for a file that was removed since it was listed. */
export async function findFileHandle(path: string) {
  return open(path, 'r').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
}

/** One checksum over the paths, sizes and contents of all files in their order. */
export function createFilesChecksum() {
  const hash = createHash('sha256');
  let count = 0;
  let bytes = 0;
  return {
    begin(path: string, size: number) {
      hash.update(`${path}\0${size}\0`);
      count += 1;
      bytes += size;
    },
    add(chunk: Buffer) {
      hash.update(chunk);
    },
    digest: (): Manifest['files'] => ({ count, bytes, checksum: hash.digest('hex') }),
  };
}
