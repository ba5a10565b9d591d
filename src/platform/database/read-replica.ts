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

/** $1 is a WAL position of the primary, $2 its cluster; positions of another cluster mean nothing. */
const selectHasReached = `
  select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn
    and (select system_identifier::text from pg_control_system()) = $2 as reached`;

/**
 * A replica of the database. It is used only while it has every change announced so far: from the moment a change is
 * heard until the replica has it too, reads go to the primary.
 */
export type ReadReplica = {
  /** The replica's pool, or undefined while it is behind. */
  find(): pg.Pool | undefined;
  /** Called when something changed, or may have. */
  markBehind(): void;
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

  /** Waits for the replica until nothing has changed meanwhile. */
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
      // A change may have come between the last check and now.
      if (!closed && caughtUpWith !== changes) follow();
    });
  }

  follow();
  return {
    find: () => (caughtUpWith === changes && !isAway ? pool : undefined),
    markBehind() {
      changes += 1;
      follow();
    },
    async close() {
      closed = true;
      await pool.end();
    },
  };
}
