import type pg from 'pg';
import { countTimes, type RateLimit, tooOften } from './rate-limit.ts';

/** What a process may still let through before it asks again. */
type Lease = {
  left: number;
  /** By the clock that is never set. */
  readonly untilMs: number;
  readonly isRefused: boolean;
  /** Let through already, and not yet counted for all instances. */
  readonly owed: number;
};

export type LeasedLimit = {
  /** Whether somebody could take one more time without asking; nothing is counted. */
  hasAtHand(who: string): boolean;
  /** Counts one more time for somebody who has some of a handful left; false where that has to be asked for. */
  take(who: string): boolean;
  /** Counts one more time for somebody; throws once it is too often. */
  require(pool: pg.Pool, who: string): Promise<void>;
};

/** More than come within a minute; somebody who is forgotten starts over. */
const MOST_KNOWN = 10_000;

/**
 * A limit for what comes often and costs little. The first handful of each is let through and counted here alone;
 * whoever goes on is counted for all instances, a handful at a time. So one process keeps to the limit
 * exactly, and each further one adds a handful at most.
 */
export function leasedLimit(limit: RateLimit, handful: number): LeasedLimit {
  const leases = new Map<string, Lease | Promise<Lease>>();

  async function ask(pool: pg.Pool, who: string, owed: number): Promise<Lease> {
    const times = owed + handful;
    const { isRefused, msBeforeNext } = await countTimes(pool, limit, { who, times });
    const untilMs = performance.now() + msBeforeNext;
    return { left: isRefused ? 0 : handful, untilMs, isRefused, owed: 0 };
  }

  /** Those who come at once wait for one handful. */
  function askOnce(pool: pg.Pool, who: string, { owed }: Lease): Promise<Lease> {
    const asked = ask(pool, who, owed);
    leases.set(who, asked);
    asked.then(
      (lease) => leases.set(who, lease),
      () => leases.delete(who),
    );
    return asked;
  }

  function begin(who: string): Lease {
    for (const longest of leases.keys()) {
      if (leases.size < MOST_KNOWN) break;
      leases.delete(longest);
    }
    const untilMs = performance.now() + limit.withinS * 1000;
    const first = { left: handful, untilMs, isRefused: false, owed: handful };
    leases.set(who, first);
    return first;
  }

  const isOver = ({ untilMs }: Lease) => untilMs <= performance.now();

  function takeOf(lease: Lease): boolean {
    if (lease.left === 0 || isOver(lease)) return false;
    lease.left -= 1;
    return true;
  }

  /** What somebody has, or is about to have; found and begun in one step, so that nobody begins twice. */
  function currentOf(who: string): Lease | Promise<Lease> {
    const known = leases.get(who);
    if (known instanceof Promise || (known && !isOver(known))) return known;
    return begin(who);
  }

  return {
    hasAtHand(who) {
      const known = leases.get(who);
      if (known instanceof Promise) return false;
      return known === undefined || known.left > 0 || isOver(known);
    },
    take(who) {
      const current = currentOf(who);
      return !(current instanceof Promise) && takeOf(current);
    },
    async require(pool, who) {
      for (;;) {
        const lease = await currentOf(who);
        if (takeOf(lease)) return;
        if (lease.isRefused) throw tooOften(lease.untilMs - performance.now());
        // Somebody else who came with this one may have asked meanwhile.
        if (leases.get(who) === lease) await askOnce(pool, who, lease);
      }
    },
  };
}
