import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { SignedInExhibitor } from '#testing/sign-in-as.ts';
import { visitorsUrl } from './places.ts';

const PAUSE_MS = 5;
const PATIENCE_MS = 30_000;
const AGAIN_AFTER_MS = 100;

export type Writes = {
  readonly acknowledged: number;
  /** Unacknowledged responses; each write was repeated with its key until it was acknowledged. */
  readonly repeated: Readonly<Record<string, number>>;
  /** Writes that were never acknowledged, however often repeated. */
  readonly failed: number;
  readonly longestWaitMs: number;
  /** Acknowledged writes that are missing afterwards. */
  readonly lost: number;
  /** Writes that were stored more than once. */
  readonly twice: number;
};

async function send(
  { headers }: SignedInExhibitor,
  name: string,
  create_key: string,
): Promise<string> {
  try {
    const answer = await fetch(`${visitorsUrl}/api/exhibitor/services/create.php`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name, create_key }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.arrayBuffer();
    return answer.ok ? 'ok' : String(answer.status);
  } catch (error) {
    const { cause = error } = error as Error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}

async function namesOf(
  pool: pg.Pool,
  exhibitors: readonly SignedInExhibitor[],
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from services where company_id = any($1)',
    [exhibitors.map(({ company }) => company.id)],
  );
  return rows.map(({ name }) => name);
}

let rounds = 0;

/**
 * Lets each company add one service after the other. The returned function stops that and compares the result with what
 * is stored.
 */
export function startWrites(
  exhibitors: readonly SignedInExhibitor[],
): (pool: pg.Pool) => Promise<Writes> {
  rounds += 1;
  const round = rounds;
  let isOver = false;
  let failed = 0;
  let longestWaitMs = 0;
  const acknowledged: string[] = [];
  const repeated: Record<string, number> = {};

  async function add(exhibitor: SignedInExhibitor, name: string): Promise<void> {
    const key = randomUUID();
    const begun = performance.now();
    for (;;) {
      const answer = await send(exhibitor, name, key);
      const tookMs = performance.now() - begun;
      longestWaitMs = Math.max(longestWaitMs, tookMs);
      if (answer === 'ok') return void acknowledged.push(name);
      repeated[answer] = (repeated[answer] ?? 0) + 1;
      if (tookMs > PATIENCE_MS) {
        failed += 1;
        return;
      }
      await pause(AGAIN_AFTER_MS);
    }
  }

  async function work(exhibitor: SignedInExhibitor): Promise<void> {
    for (let number = 0; !isOver; number += 1) {
      await add(exhibitor, `${round} ${exhibitor.company.id} ${number}`);
      await pause(PAUSE_MS);
    }
  }

  const working = exhibitors.map(work);
  return async (pool) => {
    isOver = true;
    await Promise.all(working);
    const stored = await namesOf(pool, exhibitors);
    const distinct = new Set(stored);
    return {
      acknowledged: acknowledged.length,
      repeated,
      failed,
      longestWaitMs,
      lost: acknowledged.filter((name) => !distinct.has(name)).length,
      twice: stored.length - distinct.size,
    };
  };
}
