import type pg from 'pg';

export type Log = { error(details: object, message: string): void };

export type ScheduleParts = {
  readonly pool: pg.Pool;
  readonly appUrl: string;
  readonly now: Date;
  readonly log: Log;
};

/** Recurring work, done for as long as the portal runs. */
export type Schedule = {
  /** The name under which failures are logged. */
  readonly name: string;
  readonly everyMs: number;
  /** How many runs may happen in parallel, so that a slow one delays no others; 1 by default. */
  readonly atOnce?: number;
  /** Does what is due; if that was anything, it runs again right away, because there may be more. */
  run(parts: ScheduleParts): Promise<number | undefined>;
};
