import { raw, type Sql, sql } from '#platform/database/sql.ts';

/**
 * How long an import counts as alive after its last sign of life. A waiting one asks for its turn several times a
 * second; a running one renews this regularly.
 */
export const LEASE: Sql = sql`interval '15 seconds'`;
export const RENEW_EVERY_MS = 5_000;

const isOpen = (row: string): Sql => sql`
  ${raw(row)}.result is null and ${raw(row)}.counts_until > now()`;

export const isWaiting = (row: string): Sql => sql`
  ${isOpen(row)} and ${raw(row)}.started_at is null`;

export const isRunning = (row: string): Sql => sql`
  ${isOpen(row)} and ${raw(row)}.started_at is not null`;
