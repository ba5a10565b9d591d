import type { OpenPool } from './open-pool.ts';

/** The portal's database. */
export type Database = OpenPool;
