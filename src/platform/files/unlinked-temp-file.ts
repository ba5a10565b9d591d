import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Writes a temporary file and returns a stream that reads it once. The file is unlinked before it is read, so it is
 * gone when its reader closes it, even after a crash.
 */
export async function unlinkedTempFile(
  what: string,
  write: (path: string) => Promise<void>,
): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), `${what}-`));
  try {
    const path = join(folder, what);
    await write(path);
    return (await open(path)).createReadStream();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
