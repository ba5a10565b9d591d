import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';

export type FolderLock = { release(): void };

/**
 * One portal per data folder. Node has no file locks of its own, but its SQLite takes a real one,
 * held by the kernel: it is gone with the process however that ends, two simultaneous takers cannot
 * both get it, and containers that share the folder see it. The file stays empty.
 * IMMEDIATE, because of two who ask for EXCLUSIVE at once both may be refused.
 */
export async function findFolderLock(dataDir: string): Promise<FolderLock | undefined> {
  const file = new DatabaseSync(join(dataDir, 'portal.lock'), { timeout: 0 });
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
  } catch (error) {
    file.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  // Only for the message to whoever comes second; nothing is decided by it.
  await writeFile(holderFile(dataDir), `${process.pid}\n`, { mode: 0o600 });
  return { release: () => file.close() };
}

export async function requireFolderLock(dataDir: string): Promise<FolderLock> {
  const lock = await findFolderLock(dataDir);
  if (lock) return lock;
  throw new StartProblem(
    `Another portal (process ${findHolder(dataDir) ?? 'unknown'}) is using the data folder ${dataDir}.\n` +
      'Stop it first, or give this one a DATA_DIR of its own.',
    exitCodes.alreadyRunning,
  );
}

const holderFile = (dataDir: string) => join(dataDir, 'portal.pid');

function findHolder(dataDir: string): number | undefined {
  try {
    return Number(readFileSync(holderFile(dataDir), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
