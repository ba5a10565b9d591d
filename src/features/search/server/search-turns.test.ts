import { expect, test } from 'vitest';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp({ TRUST_PROXY: '1' });

const AT_ONCE = 4;
const WAITING = 12;
const TOO_MANY = 8;

/** Each differs, so that none is answered from what is kept; lists are searched by the same turns. */
const ask = async (at: number, ip: string) => {
  const path = at % 2 ? 'search/search.php?q=' : 'products/get-products.php?country=KW&search=';
  const { status } = await call(`${path}pump${at}`, { headers: { 'x-forwarded-for': ip } });
  return status;
};

test('a network that asks very much at once is refused, and keeps nobody else waiting', async () => {
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table search_words in access exclusive mode');
  const refused: number[] = [];
  const flood = Array.from({ length: AT_ONCE + WAITING + TOO_MANY }, async (_, at) => {
    const status = await ask(at, '198.51.100.7');
    if (status !== 200) refused.push(status);
    return status;
  });
  await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(TOO_MANY);
  expect(new Set(refused)).toEqual(new Set([429]));
  // Whoever asks from elsewhere has a place, and what is no question is answered meanwhile.
  const other = ask(101, '203.0.113.9');
  expect((await call('companies/companies.php?country=KW')).status).toBe(200);
  await holder.query('rollback');
  holder.release();
  expect(await other).toBe(200);
  const statuses = await Promise.all(flood);
  expect(statuses.filter((status) => status === 200)).toHaveLength(AT_ONCE + WAITING);
});
