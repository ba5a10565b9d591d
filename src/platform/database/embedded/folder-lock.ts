import { constants, readFileSync } from 'node:fs';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import { codeOf } from '#platform/database/error-code.ts';
import { unusable } from './data-folder.ts';

export type FolderLock = { release(): void };

/**
 * Ensures one portal per data folder. Node has no file locks, but its SQLite takes one that the kernel holds: it goes
 * with the process however that ends, two processes cannot both get it, and containers that share the folder see it.
 * The file stays empty. The lock is IMMEDIATE because two who ask for EXCLUSIVE at the same time may both be refused.
 */
export async function findFolderLock(dataDir: string): Promise<FolderLock | undefined> {
  try {
    const path = join(dataDir, 'portal.lock');
    await requireWritableFile(path);
    const lock = takeLock(path);
    // Used only in the message to a second portal; nothing is decided by it.
    if (lock) await writeFile(holderFile(dataDir), `${process.pid}\n`, { mode: 0o600 });
    return lock;
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

/** Throws if the lock file is read-only, in which SQLite would silently lock nothing. */
async function requireWritableFile(path: string): Promise<void> {
  // An existing file is not opened, because closing it would release a lock that this process has on it.
  await writeFile(path, '', { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  await access(path, constants.W_OK);
}

function takeLock(path: string): FolderLock | undefined {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
    return { release: () => file.close() };
  } catch (error) {
    file.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
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
