import { randomUUID } from 'node:crypto';
import { mkdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import { codeOf, messageOf } from '#platform/database/error-code.ts';
import { lookup } from '#platform/lookups/lookup.ts';

/** Creates the data folder if it is missing, proves that it is writable and returns its real path. */
export async function requireDataFolder(dataDir: string): Promise<string> {
  try {
    await makeFolder(dataDir, 0o700);
    const probe = join(dataDir, `.probe-${randomUUID()}`);
    await writeFile(probe, 'probe', { mode: 0o600 });
    await rm(probe);
    return await realpath(dataDir);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

export function unusable(dataDir: string, error: unknown): StartProblem {
  return new StartProblem(
    `The data folder ${dataDir} cannot be used: ${reasonOf(error)}.\n` +
      'Make it a folder this user may write, or set DATA_DIR to another one.',
    exitCodes.cannotCreate,
    { cause: error },
  );
}

/** Instead of recursive mkdir, which never returns where the system answers ENOENT below an existing folder (/proc). */
async function makeFolder(path: string, mode?: number): Promise<void> {
  if (await isFolder(path)) return;
  try {
    await mkdir(path, { mode });
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await isFolder(path))) return;
    if (codeOf(error) !== 'ENOENT' || (await isFolder(dirname(path)))) throw error;
    await makeFolder(dirname(path));
    await mkdir(path, { mode });
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

const reasons: Readonly<Record<string, string>> = lookup({
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space is left',
  EEXIST: 'there is a file in its place',
  ENOTDIR: 'part of the path is a file',
  ENOENT: 'it cannot be made there',
});

function reasonOf(error: unknown): string {
  return reasons[codeOf(error) ?? ''] ?? messageOf(error);
}
