import { Writable } from 'node:stream';
import fastify from 'fastify';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { Schedule } from '#platform/scheduler/schedule.ts';
import { runSchedules } from './run-schedules.ts';
import { serverFeatures } from './server-features.ts';

/** A portal that only runs its schedules. */
function portalWith(schedules: readonly Schedule[]) {
  const lines: { schedule?: string; err?: { message: string } }[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const app = fastify({ logger: { level: 'error', stream } });
  const pool = new pg.Pool();
  runSchedules(app, schedules, { pool, appUrl: 'https://mai.example' });
  return { app, lines };
}

test('work that fails is told by its name and keeps no other from its turn', async () => {
  const { promise: done, resolve } = Promise.withResolvers<string>();
  const { app, lines } = portalWith([
    {
      name: 'letters.lose',
      everyMs: 3_600_000,
      run: () => Promise.reject(new Error('no paper')),
    },
    {
      name: 'letters.count',
      everyMs: 3_600_000,
      run: async ({ appUrl }) => void resolve(appUrl),
    },
  ]);
  await app.listen({ port: 0 });
  expect(await done).toBe('https://mai.example');
  await app.close();
  expect(lines).toMatchObject([{ schedule: 'letters.lose', err: { message: 'no paper' } }]);
});

test('as many as it says work side by side, and all come to their end before the portal does', async () => {
  const { promise: letEnd, resolve: end } = Promise.withResolvers<void>();
  const { promise: allBegun, resolve: allHere } = Promise.withResolvers<void>();
  let begun = 0;
  let ended = 0;
  const { app } = portalWith([
    {
      name: 'letters.send',
      everyMs: 3_600_000,
      atOnce: 3,
      run: async () => {
        begun += 1;
        if (begun === 3) allHere();
        await letEnd;
        ended += 1;
        return undefined;
      },
    },
  ]);
  await app.listen({ port: 0 });
  await allBegun;
  const closed = app.close();
  end();
  await closed;
  expect(ended).toBe(3);
});

test('no two have one name', () => {
  const names = serverFeatures.flatMap(({ schedules = [] }) => schedules.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});
