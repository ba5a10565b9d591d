import { expect, test } from 'vitest';
import { createOperator } from '#testing/operator.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp({ TRUST_PROXY: '1' });
const operator = await createOperator(app);

const visit = (ip: string, agent = 'Firefox') =>
  app.call('system/visit.php', {
    method: 'POST',
    headers: { 'x-forwarded-for': ip, 'user-agent': agent },
  });
const visitorsToday = async () => (await operator.get('overview.php')).body.daily.visitors.at(-1);

test('each browser is one visitor a day, and the operator sees how many they are', async () => {
  expect(await visitorsToday()).toBe(0);
  for (const ip of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) expect((await visit(ip)).status).toBe(200);
  expect((await visit('10.0.0.1', 'Safari')).status).toBe(200);
  expect(await visitorsToday()).toBe(3);
});

test('nothing is told to others, and nothing else is kept', async () => {
  expect((await visit('10.0.0.9')).body).toEqual({ success: true });
  const { rows } = await app.database.pool.query('select key from rate_limits');
  expect(JSON.stringify(rows)).not.toMatch(/10\.0\.0\.|Firefox/);
});
