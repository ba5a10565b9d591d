import { afterEach, expect, test } from 'vitest';
import { makeCompany } from '#testing/factories.ts';
import { startFaultyPortal } from '#testing/faulty-portal.ts';
import { metricsReader } from '#testing/metrics-access.ts';

/** How soon the portal recovers after the database. */
const RECOVERY_MS = 5_000;
/** Three seconds until silence is noticed, and five for a new connection that cannot be made. */
const LONGEST_ANSWER_MS = 10_000;
const UNAVAILABLE = 'Service temporarily unavailable. Please try again later.';

const { database, gateway, received, ways, ask, write, order, countOf } = await startFaultyPortal();
const { pool } = database;
const company = await makeCompany(database, { name: 'Before' });

const list = '/api/companies/companies.php?country=KW&limit=12';
let asked = 0;
const anew = () => {
  asked += 1;
  return `${list}&search=anew${asked}`;
};
const away = { status: 503, retryAfter: '5', text: expect.stringContaining(UNAVAILABLE) };

const statusOf = async (path: string) => (await ask(path)).status;
const expectWell = () =>
  expect.poll(() => statusOf(anew()), { timeout: RECOVERY_MS, interval: 50 }).toBe(200);

async function cachedAnswers(): Promise<number> {
  const { text } = await ask('/metrics', { headers: metricsReader });
  const counts = text.matchAll(/^portal_kept_answers_total\{.*companies\.php"\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Changes are heard again: one becomes visible, and the cache is used. */
async function expectHearing(name: string): Promise<void> {
  await pool.query('update companies set name = $1', [name]);
  const seen = async () => (await ask(list)).text;
  await expect.poll(seen, { timeout: RECOVERY_MS }).toContain(name);
  const before = await cachedAnswers();
  const isKept = async () => {
    await ask(list);
    return (await cachedAnswers()) > before;
  };
  await expect.poll(isKept, { timeout: RECOVERY_MS }).toBe(true);
}

async function expectQueueWorking(): Promise<void> {
  received.length = 0;
  expect((await write('Still there?')).status).toBe(200);
  await expect.poll(() => received.length, { timeout: RECOVERY_MS }).toBe(1);
}

afterEach(async () => {
  await ways.database.pass();
  await expectWell();
  await pool.query('truncate messages, mails, rate_limits');
});

test('a database that is away: told as such, nothing old is shown, and all is well by itself', async () => {
  await ask(list);
  expect((await ask(list)).status).toBe(200);
  ways.database.refuse();
  ways.database.cut();
  await expect.poll(() => ask(list), { timeout: RECOVERY_MS }).toEqual(away);
  for (const path of [anew(), '/companies', '/', '/ar/jobs?search=x']) {
    const { text, ...answer } = await ask(path, { headers: { 'accept-language': 'en' } });
    expect({ path, ...answer }).toEqual({ path, status: 503, retryAfter: '5' });
    expect(text).toMatch(path.startsWith('/ar') ? /الخدمة غير متاحة مؤقتًا/ : UNAVAILABLE);
  }
  expect(await write('Lost?')).toEqual(away);
  expect(await ask('/readyz')).toMatchObject({ status: 503, text: '{"status":"not ready"}' });
  expect(await statusOf('/healthz')).toBe(200);

  await ways.database.pass();
  await expectWell();
  expect(await statusOf('/readyz')).toBe(200);
  expect(await statusOf('/')).toBe(200);
  await expectHearing('After');
  expect(await countOf('messages')).toBe(0);
  await expectQueueWorking();
});

test('a connection that breaks before its commit: nothing of it is there, and again it is there once', async () => {
  ways.database.cutBefore('commit');
  expect(await write('Twice?')).toEqual(away);
  expect([await countOf('messages'), await countOf('mails')]).toEqual([0, 0]);
  await ways.database.pass();
  expect((await write('Twice?')).status).toBe(200);
  expect([await countOf('messages'), await countOf('mails')]).toEqual([1, 1]);
});

test('a connection that breaks within the answer to its commit: repeated, the order is the same one', async () => {
  ways.database.cutWithin('COMMIT');
  expect(await order(company.email)).toEqual(away);
  expect(await countOf('orders')).toBe(1);
  await ways.database.pass();
  expect((await order(company.email)).status).toBe(200);
  expect(await countOf('orders')).toBe(1);
  expect(gateway.charges()).toHaveLength(1);
});

test('a database that only follows another: told as such until one leads', async () => {
  const { pathname } = new URL(database.url);
  const alter = (how: string) =>
    pool.query(`begin read write; alter database "${pathname.slice(1)}" ${how}; commit`);
  await alter('set default_transaction_read_only = on');
  ways.database.cut();
  await expect.poll(() => write('To a follower?'), { timeout: RECOVERY_MS }).toEqual(away);
  expect(await statusOf(anew())).toBe(200);
  await alter('reset default_transaction_read_only');
  ways.database.cut();
  const status = async () => (await write('To one that leads')).status;
  await expect.poll(status, { timeout: RECOVERY_MS }).toBe(200);
});

test('a slow database makes slow answers', async () => {
  ways.database.slow(40);
  expect(await statusOf('/companies?q=slow')).toBe(200);
  expect(await statusOf('/readyz')).toBe(200);
});

test('a database that says nothing: nobody waits for ever, and nothing old is shown', async () => {
  await ask(list);
  ways.database.stall();
  const begun = performance.now();
  const waiting = [ask(anew()), ask('/companies?search=anew'), ask('/'), write('Half?')];
  expect(await ask('/readyz')).toMatchObject({ status: 503, text: '{"status":"not ready"}' });
  expect(await statusOf('/healthz')).toBe(200);
  await expect.poll(() => ask(list), { timeout: LONGEST_ANSWER_MS }).toEqual(away);
  for (const answer of await Promise.all(waiting)) expect(answer).toEqual(away);
  expect(performance.now() - begun).toBeLessThan(LONGEST_ANSWER_MS);

  await ways.database.pass();
  await expectWell();
  await expectHearing('Heard again');
  expect(await countOf('messages')).toBe(0);
  await expectQueueWorking();
});

test('a mail server and a gateway that say nothing: others are served meanwhile, nothing happens twice', async () => {
  const { email } = await makeCompany(database);
  received.length = 0;
  ways.mail.stall();
  ways.gateway.stall();
  expect((await write('Silence')).status).toBe(200);
  const orders = [order(email), order(email)];
  const placed = async () =>
    (await pool.query('select from orders where email = $1', [email])).rowCount;
  await expect.poll(placed, { timeout: RECOVERY_MS }).toBe(1);
  const begun = async () => (await pool.query('select from mails where attempts = 1')).rowCount;
  await expect.poll(begun, { timeout: RECOVERY_MS }).toBe(1);
  expect(await statusOf('/companies?search=meanwhile')).toBe(200);
  expect(received).toEqual([]);

  await ways.mail.pass();
  await ways.gateway.pass();
  const [first, second] = await Promise.all(orders);
  expect(first?.status).toBe(200);
  expect(second?.text).toBe(first?.text);
  await expect.poll(() => received.length, { timeout: RECOVERY_MS }).toBe(1);
});
