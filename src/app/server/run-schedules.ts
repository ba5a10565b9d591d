import type { FastifyInstance } from 'fastify';
import type { Schedule, ScheduleParts } from '#platform/scheduler/schedule.ts';
import { type Scheduler, startScheduler } from '#platform/scheduler/start-scheduler.ts';

type Parts = Pick<ScheduleParts, 'pool' | 'appUrl'>;

function start(schedule: Schedule, parts: Omit<ScheduleParts, 'now'>): readonly Scheduler[] {
  const { name, everyMs, atOnce = 1 } = schedule;
  return Array.from({ length: atOnce }, () =>
    startScheduler({
      tick: async () => (await schedule.run({ ...parts, now: new Date() })) ?? 0,
      pauseMs: everyMs,
      onFailure: (error) => parts.log.error({ err: error, schedule: name }, 'timed work failed'),
    }),
  );
}

/** Runs each task on its own while the portal listens: a failing one stops no other. */
export function runSchedules(
  app: FastifyInstance,
  schedules: readonly Schedule[],
  parts: Parts,
): void {
  let running: readonly Scheduler[] = [];
  app.addHook('onListen', async () => {
    running = schedules.flatMap((each) => start(each, { ...parts, log: app.log }));
  });
  app.addHook('preClose', async () => {
    await Promise.all(running.map((each) => each.stop()));
  });
}
