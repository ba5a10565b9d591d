import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
export type Database = {
  readonly pool: pg.Pool;
  readonly orm: NodePgDatabase;
  close(): Promise<void>;
};
