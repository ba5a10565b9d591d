import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const NAME_BYTES = 6;

/** Writes a file that is there whole or not at all; what a full disk cut off takes no room on it. */
export async function writeWhole(path: string, content: Uint8Array, mode?: number): Promise<void> {
  const unfinished = `${path}.${randomBytes(NAME_BYTES).toString('hex')}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(unfinished, content, { flush: true, mode });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
