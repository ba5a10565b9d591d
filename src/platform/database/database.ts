import type pg from 'pg';
import type { OpenPool } from './open-pool.ts';

/** The portal's database. */
export type Database = OpenPool & {
  /** A copy that visitors' reads may come from, as long as it is exact. */
  readonly findReplica?: () => pg.Pool | undefined;
};
