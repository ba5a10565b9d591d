import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { SignedInExhibitor } from '#testing/sign-in-as.ts';
import type { Databases } from './databases.ts';
import type { Portal } from './portals.ts';
import { requireSoon } from './run-program.ts';
import { countOf, startVisits, told } from './visits.ts';
import { startWrites } from './writes.ts';

/** Time before and after, so that running and following requests are included. */
const CALM_MS = Number(process.env.BENCH_CALM_MS ?? 3_000);
const KILLS = 3;
const FAILOVER_WITHIN_MS = 60_000;

const inSeconds = (ms: number) => Number((ms / 1000).toFixed(1));

/** Runs reads and writes while something happens, and returns what they noticed. */
async function underLoad(
  exhibitors: readonly SignedInExhibitor[],
  pool: pg.Pool,
  happen: () => Promise<Readonly<Record<string, string | number>>>,
) {
  const endVisits = startVisits();
  const endWrites = startWrites(exhibitors);
  await pause(CALM_MS);
  const happened = await happen();
  await pause(CALM_MS);
  const visits = await endVisits();
  const writes = await endWrites(pool);
  return {
    ...happened,
    reads: visits.asked,
    'reads failed': countOf(visits.failures),
    'their answers': told(visits.failures),
    'reads away, s': inSeconds(visits.awayMs),
    'writes acknowledged': writes.acknowledged,
    'answers repeated with the key': told(writes.repeated),
    'writes failed': writes.failed,
    'longest write, s': inSeconds(writes.longestWaitMs),
    'acknowledged and lost': writes.lost,
    'there twice': writes.twice,
  };
}

export function killPortals(
  portals: readonly Portal[],
  exhibitors: readonly SignedInExhibitor[],
  pool: pg.Pool,
) {
  return underLoad(exhibitors, pool, async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const portal = portals[kill % portals.length];
      await portal?.kill();
      await pause(CALM_MS);
      await portal?.start();
    }
    return { kills: KILLS };
  });
}

export function upgrade(
  portals: readonly Portal[],
  exhibitors: readonly SignedInExhibitor[],
  pool: pg.Pool,
  release: string,
) {
  return underLoad(exhibitors, pool, async () => {
    for (const portal of portals) {
      await portal.stop();
      await portal.start(release);
      // The balancer takes a second to notice.
      await pause(CALM_MS);
    }
    const { rows } = await pool.query<{ count: number }>(
      `select count(*) from schema_migrations where name like '999%'`,
    );
    return { 'portals replaced': portals.length, 'migrations applied': rows[0]?.count ?? 0 };
  });
}

export function failOver(
  databases: Databases,
  exhibitors: readonly SignedInExhibitor[],
  pool: pg.Pool,
) {
  return underLoad(exhibitors, pool, async () => {
    const leader = await databases.findLeader();
    if (!leader) throw new Error('No database leads');
    const begun = performance.now();
    await leader.kill();
    const isTakenOver = async () => {
      const next = await databases.findLeader();
      return next !== undefined && next !== leader;
    };
    await requireSoon('the copy leads', isTakenOver, FAILOVER_WITHIN_MS);
    const ledMs = performance.now() - begun;
    const isWritable = () =>
      pool.query('create table if not exists bench_after_failover ()').then(
        () => true,
        () => false,
      );
    await requireSoon('the database takes writes', isWritable, FAILOVER_WITHIN_MS);
    const writableMs = performance.now() - begun;
    await pause(CALM_MS);
    const rejoining = performance.now();
    leader.start();
    await databases.requireWhole();
    return {
      'the copy leads, s': inSeconds(ledMs),
      'writes reach it, s': inSeconds(writableMs),
      'the killed one follows again, s': inSeconds(performance.now() - rejoining),
    };
  });
}
