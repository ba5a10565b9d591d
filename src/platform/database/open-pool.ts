import type pg from 'pg';
import type { Config } from '#platform/config/config.ts';
import type { DatabaseLog } from './database-log.ts';
import { type OtherSettings, portalDatabase, portalRole } from './embedded/cluster.ts';
import { requireDataFolder } from './embedded/data-folder.ts';
import { startEmbeddedServer } from './embedded/embedded-server.ts';
import { type FolderLock, requireFolderLock } from './embedded/folder-lock.ts';
import { requireOutsideServer } from './outside.ts';
import { createPool } from './pool.ts';

/** A pool, and how to close it together with what was started for it. */
export type OpenPool = {
  readonly pool: pg.Pool;
  /** Lets running queries finish, then stops what was started for the pool. */
  close(): Promise<void>;
};

export type DatabaseConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Opens the portal's database: the one at DATABASE_URL, or an embedded one in the data folder, which then belongs to
 * this
 * process alone.
 */
export async function openPool(config: DatabaseConfig, log: DatabaseLog): Promise<OpenPool> {
  if (config.databaseUrl !== undefined) return openOutside(config.databaseUrl, log);
  const dataDir = await requireDataFolder(config.dataDir);
  return openEmbedded(dataDir, await requireFolderLock(dataDir), log);
}

export async function openOutside(url: string, log: DatabaseLog): Promise<OpenPool> {
  const pool = createPool({ connectionString: url }, log);
  try {
    await requireOutsideServer(pool, url);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return openPoolOf(pool);
}

export async function openEmbedded(
  dataDir: string,
  lock: FolderLock,
  log: DatabaseLog,
  otherwise: OtherSettings = {},
): Promise<OpenPool> {
  try {
    const server = await startEmbeddedServer(dataDir, log, otherwise);
    return openPoolOf(createPool(embeddedTarget(server.socketFolder), log), async () => {
      await server.stop();
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

export const embeddedTarget = (socketFolder: string) => ({
  host: socketFolder,
  user: portalRole,
  database: portalDatabase,
});

const DRAIN_TIMEOUT_MS = 5_000;

export function openPoolOf(pool: pg.Pool, afterwards = async () => {}): OpenPool {
  let closing: Promise<void> | undefined;
  const closeOnce = async () => {
    // A connection that is never released must not keep the portal from stopping.
    const giveUp = new Promise((resolve) => setTimeout(resolve, DRAIN_TIMEOUT_MS).unref());
    await Promise.race([pool.end(), giveUp]);
    await afterwards();
  };
  return {
    pool,
    close() {
      closing ??= closeOnce();
      return closing;
    },
  };
}
