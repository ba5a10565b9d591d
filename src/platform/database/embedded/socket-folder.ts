import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import { giveTo } from './ownership.ts';
import type { ServerUser } from './server-user.ts';

export const socketName = '.s.PGSQL.5432';

/** The smallest limit of our platforms: macOS allows 104 bytes with the terminating zero, Linux 108. */
const LONGEST_SOCKET_PATH_BYTES = 103;

/** Where the server's socket goes: the data folder, or a temporary folder if that path is too long. */
export function socketFolderOf(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const choices = [join(dataDir, 'socket'), join(tmpdir(), `mai-${hash}`), `/tmp/mai-${hash}`];
  const fits = (folder: string) =>
    Buffer.byteLength(join(folder, socketName)) <= LONGEST_SOCKET_PATH_BYTES;
  return choices.find(fits) ?? `/tmp/mai-${hash}`;
}

/** Creates the folder, private to the server; refuses a folder that belongs to somebody else. */
export async function prepareSocketFolder(folder: string, user: ServerUser): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  const owners = [process.getuid?.(), user.uid];
  if (!found.isDirectory() || !owners.includes(found.uid)) {
    throw new StartProblem(
      `${folder} is needed for the database's socket, but it belongs to somebody else.\n` +
        'Remove it, or set DATA_DIR to a folder with a shorter path.',
      exitCodes.noPermission,
    );
  }
  await chmod(folder, 0o700);
  await giveTo(user, folder);
}
