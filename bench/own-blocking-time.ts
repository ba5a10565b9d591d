/** As Lighthouse slows a desktop down to a phone. */
const SLOWDOWN = 4;
/** What takes longer keeps a visitor waiting. */
const NOTICED_MS = 50;

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Time of the thread itself, in microseconds: what it waited for a core is not in it. */
  readonly tdur?: number;
};

/**
 * Blocking time as Lighthouse takes it from a trace, by the time that the page's thread had a core instead of
 * the clock: what other work of the machine takes away is not the page's.
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
