/** The factor by which Lighthouse slows a desktop down to a phone. */
const SLOWDOWN = 4;
/** Longer tasks keep a visitor waiting. */
const NOTICED_MS = 50;

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** CPU time of the thread in microseconds, without waiting for a core. */
  readonly tdur?: number;
};

/**
 * Blocking time as Lighthouse computes it from a trace, but with the CPU time of the page's thread instead of elapsed
 * time, so that other work on the machine does not count.
 */
export function ownBlockingMs(events: readonly TraceEvent[]): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The page was never painted');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' && pid === painted.pid && tid === painted.tid && ts >= painted.ts,
  );
  return tasks.reduce(
    (sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWDOWN - NOTICED_MS),
    0,
  );
}
