import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import { type Cluster, portalDatabase, portalRole, superuser } from './cluster.ts';
import { giveTo } from './ownership.ts';
import { runToEnd } from './run-to-end.ts';

const UNFINISHED = 'postgres.new-';

/**
 * Creates the cluster if there is none. It is built under another name and renamed once it is complete and on disk, so
 * a
 * kill in the middle leaves nothing that the next start would trip over.
 */
export async function initialiseOnce(cluster: Cluster): Promise<void> {
  await removeUnfinished(cluster.dataDir);
  if (existsSync(cluster.folder)) {
    await requireSameMajor(cluster);
    // A copied folder may have become readable by others, and PostgreSQL refuses to start on it then.
    await chmod(cluster.folder, 0o700);
    return giveTo(cluster.user, cluster.folder);
  }
  const unfinished = join(cluster.dataDir, UNFINISHED + randomUUID().slice(0, 8));
  await mkdir(unfinished, { mode: 0o700 });
  await giveTo(cluster.user, unfinished);
  await createCluster(cluster, unfinished);
  await createPortalDatabase(cluster, unfinished);
  await rename(unfinished, cluster.folder);
  await syncFolder(cluster.dataDir);
}

async function createCluster({ user, binaries }: Cluster, folder: string): Promise<void> {
  // The built-in C.UTF-8 sorts the same everywhere; character classes still come from the system's locale.
  const characterClasses = process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8';
  await requireSuccess('made', user, [
    binaries.initdb,
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${characterClasses}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--text-search-config=simple',
    '--data-checksums',
    '--auth-local=trust',
    '--auth-host=reject',
  ]);
}

async function createPortalDatabase({ user, binaries }: Cluster, folder: string): Promise<void> {
  await requireSuccess(
    'prepared',
    user,
    [binaries.postgres, '--single', '-D', folder, '-c', 'exit_on_error=on', 'template1'],
    [
      `create role ${portalRole} login`,
      `alter database postgres rename to ${portalDatabase}`,
      `alter database ${portalDatabase} owner to ${portalRole}`,
      '',
    ].join('\n'),
  );
}

async function requireSuccess(done: string, ...run: Parameters<typeof runToEnd>): Promise<void> {
  const { code, output } = await runToEnd(...run);
  if (code === 0) return;
  throw new StartProblem(
    `The embedded database could not be ${done} (${code}):\n${output.trim()}`,
    exitCodes.cannotCreate,
  );
}

async function requireSameMajor({ folder, version }: Cluster): Promise<void> {
  const versionFile = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (versionFile === undefined) {
    throw new StartProblem(
      `${folder} exists but holds no database that this user can read.\n` +
        'Move it away, or set DATA_DIR to another folder.',
      exitCodes.configuration,
    );
  }
  const found = versionFile.trim();
  const ours = version.split('.')[0];
  if (found === ours) return;
  throw new StartProblem(
    `The database in ${folder} was made by PostgreSQL ${found}; this portal brings ${ours}.\n` +
      'Take a backup with the version that made it, and restore that into a new data folder.',
    exitCodes.configuration,
  );
}

/** Removes interrupted attempts. This is safe because only the holder of the folder's lock gets here. */
async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(UNFINISHED)) continue;
    // A process that outlived its portal may still write there; the next start tries again.
    await rm(join(dataDir, name), { recursive: true }).catch(() => {});
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
