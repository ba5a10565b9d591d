import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseLog } from './database-log.ts';
import { messageOf } from './error-code.ts';
import { createPool } from './pool.ts';

const LOOK_AGAIN_MS = 5;
const LONGEST_WAIT_MS = 200;
const TRY_AGAIN_MS = 1_000;

const selectPosition = `
  select pg_current_wal_insert_lsn()::text as position,
    (select system_identifier::text from pg_control_system()) as cluster`;

/** $1 a position of the first, $2 its cluster: another's positions say nothing. */
const selectHasReached = `
  select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn
    and (select system_identifier::text from pg_control_system()) = $2 as reached`;

/**
 * A copy that follows the database. It is exact while it has everything that was announced so far: from the
 * moment a change is heard until the copy has it too, reads go to the first.
 */
export type ReadReplica = {
  /** The copy, while it is exact. */
  find(): pg.Pool | undefined;
  /** Something changed, or may have. */
  distrust(): void;
  close(): Promise<void>;
};

export function followReplica(first: pg.Pool, url: string, log: DatabaseLog): ReadReplica {
  const pool = createPool({ connectionString: url }, log);
  let changes = 0;
  let caughtUpWith = -1;
  let isFollowing = false;
  let closed = false;
  let isAway = false;

  async function reach(position: string, cluster: string): Promise<void> {
    for (let wait = LOOK_AGAIN_MS; !closed; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      const { rows } = await pool.query<{ reached: boolean }>(selectHasReached, [
        position,
        cluster,
      ]);
      if (rows[0]?.reached) return;
      await delay(wait, undefined, { ref: false });
    }
  }

  /** Follows until nothing has changed meanwhile. */
  async function catchUp(): Promise<void> {
    while (!closed && caughtUpWith !== changes) {
      const seen = changes;
      const { rows } = await first.query<{ position: string; cluster: string }>(selectPosition);
      const [at] = rows;
      if (!at) throw new Error('The database does not tell its position');
      await reach(at.position, at.cluster);
      caughtUpWith = seen;
    }
  }

  async function keepTrying(): Promise<void> {
    while (!closed && caughtUpWith !== changes) {
      try {
        await catchUp();
        if (isAway) log.warn({}, 'the copy of the database answers again');
        isAway = false;
      } catch (error) {
        if (!isAway && !closed) {
          log.warn({ reason: messageOf(error) }, 'the copy of the database does not answer');
        }
        isAway = true;
        await delay(TRY_AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  function follow(): void {
    if (isFollowing) return;
    isFollowing = true;
    void keepTrying().finally(() => {
      isFollowing = false;
      // One may have come between the last look and now.
      if (!closed && caughtUpWith !== changes) follow();
    });
  }

  follow();
  return {
    find: () => (caughtUpWith === changes && !isAway ? pool : undefined),
    distrust() {
      changes += 1;
      follow();
    },
    async close() {
      closed = true;
      await pool.end();
    },
  };
}
