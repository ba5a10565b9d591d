import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file atomically; on failure, such as a full disk, the unfinished file is deleted. */
export async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  // Random instead of the process id, because machines that share a volume may have equal ones.
  const unfinished = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(unfinished, content, { flush: true, mode: 0o600 });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
