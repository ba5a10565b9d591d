import type pg from 'pg';
import { countTimes, type RateLimit, tooOften } from './rate-limit.ts';

/** What a process may still let through before it asks again. */
type Lease = {
  left: number;
  /** By the clock that is never set. */
  readonly untilMs: number;
  readonly isRefused: boolean;
};

export type LeasedLimit = {
  /** Counts one more time for somebody who has some of a handful left; false where that has to be asked for. */
  take(who: string): boolean;
  /** Counts one more time for somebody; throws once it is too often. */
  require(pool: pg.Pool, who: string): Promise<void>;
};

/** More than come within a minute; who is forgotten loses what is left of a handful. */
const MOST_KNOWN = 10_000;

/**
 * A limit for what comes often and costs little: the count of all instances is asked for a handful at a time,
 * and the rest is counted here. More than the limit never get through; what is left of a handful when its
 * time is over is lost.
 */
export function leasedLimit(limit: RateLimit, handful: number): LeasedLimit {
  const leases = new Map<string, Lease | Promise<Lease>>();

  async function ask(pool: pg.Pool, who: string): Promise<Lease> {
    const { isRefused, msBeforeNext } = await countTimes(pool, limit, { who, times: handful });
    return { left: isRefused ? 0 : handful, untilMs: performance.now() + msBeforeNext, isRefused };
  }

  /** Those who come at once wait for one handful. */
  function begin(pool: pg.Pool, who: string): Promise<Lease> {
    const asked = ask(pool, who);
    for (const longest of leases.keys()) {
      if (leases.size < MOST_KNOWN) break;
      leases.delete(longest);
    }
    leases.set(who, asked);
    asked.then(
      (lease) => leases.set(who, lease),
      () => leases.delete(who),
    );
    return asked;
  }

  function takeOf(lease: Lease): boolean {
    if (lease.left === 0 || lease.untilMs <= performance.now()) return false;
    lease.left -= 1;
    return true;
  }

  return {
    take(who) {
      const known = leases.get(who);
      return known !== undefined && !(known instanceof Promise) && takeOf(known);
    },
    async require(pool, who) {
      for (;;) {
        const lease = await (leases.get(who) ?? begin(pool, who));
        if (takeOf(lease)) return;
        const leftMs = lease.untilMs - performance.now();
        if (leftMs > 0 && lease.isRefused) throw tooOften(leftMs);
        if (leases.get(who) === lease) leases.delete(who);
      }
    },
  };
}
