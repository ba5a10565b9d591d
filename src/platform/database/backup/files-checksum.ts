import { createHash } from 'node:crypto';
import type { Manifest } from './manifest.ts';

/** One checksum over the paths, sizes and contents of all files, in the order they are added. */
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
