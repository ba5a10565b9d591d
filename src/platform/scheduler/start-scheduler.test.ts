import { expect, test } from 'vitest';
import { startScheduler } from './start-scheduler.ts';

test('what fails is told, and tried again; what fails after it was told to end is not', async () => {
  const failures: unknown[] = [];
  const { promise: atWork, resolve: begun } = Promise.withResolvers<void>();
  const { promise: databaseGone, reject: lose } = Promise.withResolvers<never>();
  let ticks = 0;
  const scheduler = startScheduler({
    tick() {
      ticks += 1;
      if (ticks === 1) throw new Error('a mistake');
      begun();
      return databaseGone;
    },
    pauseMs: 0,
    onFailure: (error) => failures.push(error),
  });
  await atWork;
  const stopped = scheduler.stop();
  lose(new Error('Cannot use a pool after calling end on the pool'));
  await stopped;
  expect(failures).toEqual([new Error('a mistake')]);
});
