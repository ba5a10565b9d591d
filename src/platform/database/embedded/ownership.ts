import { chown, lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerUser } from './server-user.ts';

/** Makes the server's user the owner of a folder and everything in it, if that is not the portal's own user. */
export async function giveTo({ uid, gid }: ServerUser, folder: string): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  if ((await stat(folder)).uid === uid) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), uid, gid);
  }
  // The folder itself comes last: its owner tells that the work is complete.
  await chown(folder, uid, gid);
}
