import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { DatabaseLog } from './database-log.ts';
import { type DatabaseConfig, type OpenPool, openPool } from './open-pool.ts';

export type Database = OpenPool & { readonly orm: NodePgDatabase };

/**
 * The portal's database: the one at DATABASE_URL, or an embedded one under the data folder, which
 * then belongs to this process alone.
 */
export async function openDatabase(config: DatabaseConfig, log: DatabaseLog): Promise<Database> {
  return databaseOf(await openPool(config, log));
}

export const databaseOf = (open: OpenPool): Database => ({
  ...open,
  orm: drizzle({ client: open.pool }),
});
