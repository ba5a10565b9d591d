import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = new Set(['.js', '.css', '.svg', '.json']);
/** More than there are compression threads. All files at once would exceed many systems' limit of open files. */
const AT_ONCE = 16;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses at build time what would otherwise be compressed for every request. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const next = paths.values();
  const work = async () => {
    for (const path of next) {
      const content = await readFile(path);
      await writeFile(`${path}.br`, await brotli(content));
      await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
