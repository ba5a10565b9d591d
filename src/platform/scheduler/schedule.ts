import type pg from 'pg';

export type Log = { error(details: object, message: string): void };

export type ScheduleParts = {
  readonly pool: pg.Pool;
  readonly appUrl: string;
  readonly now: Date;
  readonly log: Log;
};

/** Work that comes round by itself for as long as the portal listens. */
export type Schedule = {
  /** What the log calls it when it fails. */
  readonly name: string;
  readonly everyMs: number;
  /** How many run side by side, so that a slow one holds up nobody else's; one if left out. */
  readonly atOnce?: number;
  /** Does what is due; where that was anything there may be more right away. */
  run(parts: ScheduleParts): Promise<number | undefined>;
};
