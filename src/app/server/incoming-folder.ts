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
    // It runs, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What portals left behind that were killed: people's papers among it, which nobody would ever remove. */
async function removeAbandoned(within: string): Promise<void> {
  const abandoned = (await readdir(within)).filter((name) => {
    const owner = ownerIn.exec(name)?.[1];
    return owner !== undefined && !isRunning(Number(owner));
  });
  await Promise.all(
    abandoned.map((name) => rm(join(within, name), { recursive: true, force: true })),
  );
}

/** Where uploads arrive before they are checked; nobody else may look into it. */
export async function makeIncomingFolder(within = tmpdir()): Promise<string> {
  await removeAbandoned(within);
  return mkdtemp(join(within, `${PREFIX}${process.pid}-`));
}
