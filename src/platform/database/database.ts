import type pg from 'pg';
import type { OpenPool } from './open-pool.ts';

export type Database = OpenPool & {
  /** A replica that visitors' reads may use, while it is up to date. */
  readonly findReplica?: () => pg.Pool | undefined;
};
