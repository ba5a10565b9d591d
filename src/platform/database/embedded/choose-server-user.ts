import { chmod, stat } from 'node:fs/promises';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import type { Binaries } from './binaries.ts';
import { clusterFolderOf } from './cluster.ts';
import { runToEnd } from './run-to-end.ts';
import type { ServerUser } from './server-user.ts';

/** No account has this uid: it is in the range that systems reserve for dynamically created users. */
export const SERVER_UID = 61_432;
const NOBODY = 65534;

const ourselves: ServerUser = { name: 'the user of the portal', prefix: [] };

/** Maps the user to `nobody` inside the namespace: PostgreSQL needs a user name and refuses root. */
const asNobodyInside = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

/** A uid that belongs to the server alone. */
const ofItsOwn: ServerUser = {
  name: `user ${SERVER_UID}`,
  prefix: asNobodyInside,
  uid: SERVER_UID,
  gid: SERVER_UID,
};

/** For folders that no other user can reach, such as root's own. */
const rootBehindNamespace: ServerUser = {
  name: 'root behind a user namespace',
  prefix: asNobodyInside,
};

const asUser = (uid: number, gid: number): ServerUser => ({
  name: `user ${uid}`,
  prefix: [],
  uid,
  gid,
});

export const sharesRootsUid = (user: ServerUser): boolean => user === rootBehindNamespace;

/** The first way of starting the server that works on this machine, found by trying each, and the server's version. */
export async function chooseServerUser(
  dataDir: string,
  binaries: Binaries,
): Promise<{ user: ServerUser; version: string }> {
  const failures: string[] = [];
  for (const user of await candidates(dataDir)) {
    const closeAgain = user.uid ? await letPass(dataDir) : undefined;
    const { code, output } = await runToEnd(user, [
      '/bin/sh',
      '-c',
      'test -x "$1" || { echo "$1 is out of its reach" >&2; exit 1; }; exec "$2" --version',
      'sh',
      dataDir,
      binaries.postgres,
    ]);
    const version = /\(PostgreSQL\) (\S+)/.exec(output)?.[1];
    if (code === 0 && version) return { user, version };
    await closeAgain?.();
    failures.push(`as ${user.name}: ${output.trim() || `exit code ${code}`}`);
  }
  throw new StartProblem(
    `The embedded database cannot be started on ${dataDir}:\n  ${failures.join('\n  ')}\n` +
      'Run the portal as an ordinary user who owns that folder, or set DATABASE_URL.',
    exitCodes.noPermission,
  );
}

async function candidates(dataDir: string): Promise<readonly ServerUser[]> {
  const owner = (await findOwner(clusterFolderOf(dataDir))) ?? (await findOwner(dataDir));
  const ownUid = process.getuid?.();
  if (ownUid !== 0) {
    if (owner && owner.uid !== ownUid) refuseForeign(dataDir, owner.uid);
    return [ourselves];
  }
  if (owner && owner.uid !== 0) return [asUser(owner.uid, owner.gid)];
  return [ofItsOwn, asUser(NOBODY, NOBODY), rootBehindNamespace];
}

function refuseForeign(dataDir: string, uid: number): never {
  throw new StartProblem(
    `The database in ${dataDir} belongs to user ${uid}, and PostgreSQL runs for nobody else.\n` +
      `Run the portal as that user, or change the owner of the folder.`,
    exitCodes.noPermission,
  );
}

async function findOwner(path: string): Promise<{ uid: number; gid: number } | undefined> {
  return stat(path).catch(() => undefined);
}

/**
 * Lets users other than root traverse the folder to reach their own part, without listing the rest. Returns the undo.
 */
async function letPass(dataDir: string): Promise<() => Promise<void>> {
  const { mode } = await stat(dataDir);
  if ((mode & 0o001) === 0) await chmod(dataDir, (mode & 0o777) | 0o001);
  return () => chmod(dataDir, mode & 0o777);
}
