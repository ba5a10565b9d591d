import { expect, test } from 'vitest';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp({ TRUST_PROXY: '1' });

const AT_ONCE = 4;
const WAITING = 12;
const TOO_MANY = 8;

const everywhere = 'search/search.php?q=';
const inList = 'products/get-products.php?country=KW&search=';

/** Each question differs, so none is answered from a cache. Lists are searched in the same turns. */
const ask = async (at: number, ip: string, path = at % 2 ? everywhere : inList) => {
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
  // A network that asks from elsewhere gets its turn, and calls that are no questions are answered meanwhile.
  const other = ask(101, '203.0.113.9');
  expect((await call('companies/companies.php?country=KW')).status).toBe(200);
  await holder.query('rollback');
  holder.release();
  expect(await other).toBe(200);
  const statuses = await Promise.all(flood);
  expect(statuses.filter((status) => status === 200)).toHaveLength(AT_ONCE + WAITING);
});

test('whoever had their turn is not refused for the rest of their answer', async () => {
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table search_words in access exclusive mode');
  const refused: number[] = [];
  const flood = Array.from({ length: AT_ONCE + WAITING + 1 }, async (_, at) => {
    // What a list does not find by meaning is searched a second time as it is written.
    const status = await ask(200 + at, '198.51.100.7', inList);
    if (status !== 200) refused.push(status);
    return status;
  });
  await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(1);
  // Meanwhile others take turns, so that the line behind the first stays full.
  const others = Array.from({ length: AT_ONCE }, (_, at) => ask(300 + at, `203.0.113.${at}`));
  // When this call is answered, they have arrived.
  expect((await call('companies/companies.php?country=SA')).status).toBe(200);
  await holder.query('rollback');
  holder.release();
  await Promise.all([...flood, ...others]);
  expect(refused).toEqual([429]);
});
