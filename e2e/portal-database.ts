import type pg from 'pg';
import { silentLog } from '#platform/database/database-log.ts';
import { joinPool } from '#platform/database/join-pool.ts';

/** The data folder of the portal under test; the same as in playwright.config.ts. */
export const dataDir = process.env.PORTAL_E2E_DATA_DIR ?? 'data-e2e';

let joined: ReturnType<typeof joinPool> | undefined;

/** The database of the portal under test, opened once per worker. */
export async function portalPool(): Promise<pg.Pool> {
  joined ??= joinPool({ dataDir, databaseUrl: undefined }, silentLog);
  return (await joined).pool;
}
