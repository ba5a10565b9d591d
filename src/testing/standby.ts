import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { silentLog } from '#platform/database/database-log.ts';
import { clusterFolderOf, superuser } from '#platform/database/embedded/cluster.ts';
import { requireFolderLock } from '#platform/database/embedded/folder-lock.ts';
import { socketFolderOf } from '#platform/database/embedded/socket-folder.ts';
import { openEmbedded } from '#platform/database/open-pool.ts';

/** Files that are not copied: the running server's pid and options. */
const left = ['postmaster.pid', 'postmaster.opts'];

/**
 * A second server that follows the one of a data folder as a hot standby. Its files are copied while that runs, between
 * PostgreSQL's two backup calls; from then on it streams.
 */
export async function startStandby(ofDataDir: string, dataDir: string) {
  const host = socketFolderOf(ofDataDir);
  const admin = new pg.Client({ host, user: superuser, database: 'template1' });
  await admin.connect();
  await admin.query(`select pg_backup_start('standby', true)`);
  const folder = clusterFolderOf(dataDir);
  await cp(clusterFolderOf(ofDataDir), folder, { recursive: true });
  for (const name of left) await rm(join(folder, name), { force: true });
  const { rows } = await admin.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop()',
  );
  await admin.end();
  await writeFile(join(folder, 'backup_label'), rows[0]?.labelfile ?? '');
  await writeFile(join(folder, 'standby.signal'), '');
  await writeFile(
    join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} user=${superuser}'\n`,
  );
  return openEmbedded(dataDir, await requireFolderLock(dataDir), silentLog);
}
