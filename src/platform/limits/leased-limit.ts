import type pg from 'pg';
import { countTimes, type RateLimit, tooOften } from './rate-limit.ts';

/** How often this process may admit a caller before it has to ask the database again. */
type Lease = {
  left: number;
  /** On the monotonic clock of `performance.now()`. */
  readonly untilMs: number;
  readonly isRefused: boolean;
  /** Calls admitted here and not yet counted in the database. */
  readonly uncounted: number;
};

export type LeasedLimit = {
  /** Whether the caller could be admitted once more without asking the database; counts nothing. */
  hasBudget(who: string): boolean;
  /** Admits the caller once if the lease allows it; false if the database has to be asked. */
  take(who: string): boolean;
  /** Admits the caller once; throws if that is too often. */
  require(pool: pg.Pool, who: string): Promise<void>;
};

/** The most callers that are remembered; it is more than come within a minute. A forgotten caller starts over. */
const MOST_KNOWN = 10_000;

/**
 * A limit for frequent, cheap calls. The first handful of each caller is admitted and counted in this process alone;
 * beyond that, calls are counted in the database a handful at a time. A single process thus keeps the limit exactly,
 * and every further one exceeds it by at most a handful.
 */
export function leasedLimit(limit: RateLimit, batchSize: number): LeasedLimit {
  const leases = new Map<string, Lease | Promise<Lease>>();

  async function ask(pool: pg.Pool, who: string, uncounted: number): Promise<Lease> {
    const times = uncounted + batchSize;
    const { isRefused, msBeforeNext } = await countTimes(pool, limit, { who, times });
    const untilMs = performance.now() + msBeforeNext;
    return { left: isRefused ? 0 : batchSize, untilMs, isRefused, uncounted: 0 };
  }

  /** Asks the database once, for all calls of the caller that come at the same time. */
  function askOnce(pool: pg.Pool, who: string, { uncounted }: Lease): Promise<Lease> {
    const asked = ask(pool, who, uncounted);
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
    const first = { left: batchSize, untilMs, isRefused: false, uncounted: batchSize };
    leases.set(who, first);
    return first;
  }

  const isOver = ({ untilMs }: Lease) => untilMs <= performance.now();

  function takeOf(lease: Lease): boolean {
    if (lease.left === 0 || isOver(lease)) return false;
    lease.left -= 1;
    return true;
  }

  /**
   * The caller's lease, or the one being requested. Looked up and created synchronously, so that none is created twice.
   */
  function currentOf(who: string): Lease | Promise<Lease> {
    const known = leases.get(who);
    if (known instanceof Promise || (known && !isOver(known))) return known;
    return begin(who);
  }

  return {
    hasBudget(who) {
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
        // Another call may have asked meanwhile.
        if (leases.get(who) === lease) await askOnce(pool, who, lease);
      }
    },
  };
}
