import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = new Set(['.js', '.css', '.svg', '.json']);
/** More than there are threads to compress on; all at once would be more open files than many systems allow. */
const AT_ONCE = 16;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses once at build what would otherwise be compressed at every request. */
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
