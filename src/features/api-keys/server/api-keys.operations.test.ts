import { afterEach, describe, expect, test } from 'vitest';
import { takeTurns } from '#platform/database/transaction-turns.ts';
import { countWaiting } from '#testing/count-waiting.ts';
import { givePlan } from '#testing/factories.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();
const { pool } = database;

type Headers = Record<string, string>;

const send = (path: string, headers: Headers, body: object, language = 'en') =>
  call(`exhibitor/${path}.php`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });
const make = (headers: Headers, name = 'Warehouse', language = 'en') =>
  send('api-keys/create', headers, { name }, language);
const list = async (headers: Headers) =>
  (await call('exhibitor/api-keys/list.php', { headers })).body.keys;
const bearer = (key: string): Headers => ({ authorization: `Bearer ${key}` });

async function entitled() {
  const owner = await signInExhibitor(database);
  await givePlan(database, owner.company.id);
  return owner;
}

const withKey = async () => {
  const owner = await entitled();
  return { owner, key: bearer((await make(owner.headers)).body.key) };
};

afterEach(() => pool.query('truncate api_keys'));

describe('making a key is refused', () => {
  test('to visitors and job seekers', async () => {
    const seeker = await signInJobSeeker(database);
    expect((await make({})).status).toBe(401);
    expect((await make(seeker.headers)).status).toBe(403);
  });

  test('in a plan without API access, by the name of one that has it', async () => {
    const { headers } = await signInExhibitor(database);
    const { status, body } = await make(headers);
    expect([status, body.code, body.message]).toEqual([
      402,
      'plan_needed',
      'This is included in the Professional Plan. Please upgrade to use it.',
    ]);
    expect((await make(headers, 'x', 'ar')).body.message).toContain('الباقة الاحترافية');
    expect(await list(headers)).toEqual([]);
  });

  test('without a name, with one that is taken, and beyond five', async () => {
    const { headers } = await entitled();
    expect((await make(headers, ' ')).body.message).toBe('Please give the key a name');
    expect((await make(headers)).status).toBe(200);
    expect((await make(headers)).body.message).toBe('There is a key with this name');
    for (const name of ['2', '3', '4', '5']) await make(headers, name);
    const { status, body } = await make(headers, '6');
    expect([status, body.message]).toEqual([
      409,
      'A company can have 5 keys. Please end one first.',
    ]);
  });

  test('to one of two who want the last place at once', async () => {
    const { headers, company } = await entitled();
    for (const name of ['1', '2', '3', '4']) await make(headers, name);
    const gate = await pool.connect();
    await gate.query('begin');
    await takeTurns(gate, 'api-keys', company.id);
    const made = Promise.all(['5', '6'].map((name) => make(headers, name)));
    await expect.poll(() => countWaiting(pool)).toBe(2);
    await gate.query('commit');
    gate.release();
    expect((await made).map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a key', () => {
  test('is told once and kept as a hash', async () => {
    const { headers } = await entitled();
    const { key } = (await make(headers)).body;
    expect(key).toMatch(/^mai_[\w-]{43}$/);
    const [kept] = await list(headers);
    expect(kept).toMatchObject({ name: 'Warehouse', hint: key.slice(-4), last_used_at: null });
    const { rows } = await pool.query('select api_keys::text as line from api_keys');
    expect(rows[0].line).not.toContain(key);
  });

  test('makes the calls of an approved exhibitor for its own company', async () => {
    const { owner, key } = await withKey();
    const catalog = { title: 'By a program', sub_title: 'Every night' };
    expect((await send('catalogs/create', key, catalog)).status).toBe(200);
    const mine = await call('exhibitor/catalogs/list.php', { headers: owner.headers });
    expect(mine.body.catalogs).toMatchObject([{ title: 'By a program' }]);
    expect((await list(owner.headers))[0].last_used_at).not.toBeNull();
    const foreign = await call('exhibitor/catalogs/list.php?exhibitor_id=999999', { headers: key });
    expect(foreign.status).toBe(403);
  });

  test('is no session: neither for the account nor for keys', async () => {
    const { key } = await withKey();
    for (const path of ['auth/sessions.php', 'user/data.php', 'exhibitor/api-keys/list.php']) {
      expect([path, (await call(path, { headers: key })).status]).toEqual([path, 403]);
    }
    expect((await make(key, 'Another')).status).toBe(403);
  });

  test('ends when it is revoked; others cannot revoke it', async () => {
    const { owner, key } = await withKey();
    const [{ id }] = await list(owner.headers);
    const stranger = await entitled();
    const refused = await send('api-keys/revoke', stranger.headers, { id });
    expect([refused.status, refused.body.message]).toEqual([404, 'Key not found']);
    expect((await send('api-keys/revoke', owner.headers, { id })).status).toBe(200);
    expect((await call('exhibitor/catalogs/list.php', { headers: key })).status).toBe(401);
  });

  test('rests while the plan includes no API access, and goes on with the next one', async () => {
    const { owner, key } = await withKey();
    await pool.query('update subscriptions set cancelled_at = now()');
    const { status, body } = await call('exhibitor/catalogs/list.php', { headers: key });
    expect([status, body.message]).toEqual([
      402,
      'This is included in the Professional Plan. Please upgrade to use it.',
    ]);
    await givePlan(database, owner.company.id);
    expect((await call('exhibitor/catalogs/list.php', { headers: key })).status).toBe(200);
  });

  test.each([
    ['the account is suspended', 'update accounts set suspended_at = now() where id = $1', 401],
    [
      'the company is restricted',
      'update companies set exhibitor_status = 3 where owner_account_id = $1',
      403,
    ],
  ])('is refused when %s', async (_name, statement, status) => {
    const { owner, key } = await withKey();
    await pool.query(statement, [owner.account.id]);
    expect((await call('exhibitor/catalogs/list.php', { headers: key })).status).toBe(status);
  });
});
