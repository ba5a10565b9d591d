import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'portal-incoming-';
const ownerIn = /^portal-incoming-(\d+)-/;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes what killed portals left behind. It may include people's documents, and nothing else would remove them. */
async function removeAbandoned(within: string): Promise<void> {
  const abandoned = (await readdir(within)).filter((name) => {
    const owner = ownerIn.exec(name)?.[1];
    return owner !== undefined && !isRunning(Number(owner));
  });
  await Promise.all(
    abandoned.map((name) => rm(join(within, name), { recursive: true, force: true })),
  );
}

/** Creates the folder for uploads that are not yet checked; no other user can read it. */
export async function makeIncomingFolder(within = tmpdir()): Promise<string> {
  await removeAbandoned(within);
  return mkdtemp(join(within, `${PREFIX}${process.pid}-`));
}
