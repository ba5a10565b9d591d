import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * What is written to a place on disk, to be read once. The file has no name any more when it is read: it is
 * gone with its last reader, also after a crash.
 */
export async function namelessFile(
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
