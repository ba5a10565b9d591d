import { raw, type Sql, sql } from '#platform/database/sql.ts';

/** How long one that waits counts after its last word: it asks for its turn several times a second. */
export const HEARD_FOR: Sql = sql`interval '15 seconds'`;
/** One that runs: a batch of rows, or storing the whole file, which is one statement of five minutes. */
export const RUNS_FOR: Sql = sql`interval '6 minutes'`;

const isOpen = (row: string): Sql => sql`
  ${raw(row)}.result is null and ${raw(row)}.counts_until > now()`;

export const isWaiting = (row: string): Sql => sql`
  ${isOpen(row)} and ${raw(row)}.started_at is null`;

export const isRunning = (row: string): Sql => sql`
  ${isOpen(row)} and ${raw(row)}.started_at is not null`;
