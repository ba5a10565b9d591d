import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fileChildren } from '#platform/files/file-children.ts';
import type { FileStore } from '#platform/files/file-store.ts';

const ownFolder = fileURLToPath(new URL('.', import.meta.url));

/**
 * A disk that does not respond, or a thread pool that is full, holds up requests as well, so this awaits the disk. A
 * store that reports an error or is not on this machine does not hold them up: pages need none.
 */
async function touchDisk({ folder }: FileStore): Promise<void> {
  await stat(folder ?? ownFolder).catch(() => undefined);
}

/** Touches what requests need: the database, the disk with its threads, and a process for pictures. */
export function readinessOf(isReady: () => Promise<boolean>, files: FileStore) {
  return async (): Promise<boolean> => {
    const [isOpen, isDrawing] = await Promise.all([
      isReady(),
      fileChildren.isReady(),
      touchDisk(files),
    ]);
    return isOpen && isDrawing;
  };
}
