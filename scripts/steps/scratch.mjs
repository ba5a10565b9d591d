import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';

/** Several times what a run writes at once; the folder counts as memory. */
const ENOUGH_BYTES = 8 * 1024 ** 3;

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, process.availableMemory()) >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/**
 * Where a run's files go for as long as it lasts: into memory where there is enough, because each of a few hundred
 * files of tests copies a database. A TMPDIR that is set is kept to.
 */
export function chooseScratch() {
  if (process.env.TMPDIR !== undefined) return tmpdir();
  return hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir();
}
