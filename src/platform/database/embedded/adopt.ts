import pg from 'pg';
import { type Cluster, portalDatabase, portalRole } from './cluster.ts';
import { findPidFile } from './pid-file.ts';
import { findCommandLine } from './processes.ts';
import { serverCommand } from './settings.ts';

const ANSWER_TIMEOUT_MS = 3_000;

/** Whether a running server has the version and settings that we would start it with, and answers. */
export async function isAdoptable(cluster: Cluster, pid: number): Promise<boolean> {
  if (findCommandLine(pid) !== serverCommand(cluster).join(' ')) return false;
  if (findPidFile(cluster.folder)?.pid !== pid) return false;
  const client = new pg.Client({
    host: cluster.socketFolder,
    user: portalRole,
    database: portalDatabase,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
  });
  // Without a listener, a server that dies at this moment would crash the portal.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
