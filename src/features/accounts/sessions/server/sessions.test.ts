import { afterEach, describe, expect, test } from 'vitest';
import { makeAccount } from '#testing/factories.ts';
import { type SignedIn, signInAs, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();
const { pool } = database;

const statusOf = async ({ headers }: SignedIn) =>
  (await call('auth/sessions.php', { headers })).status;

const post = ({ headers }: SignedIn, path: string, body: object = {}) =>
  call(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const age = (change: string) => pool.query(`update sessions set ${change}`);

afterEach(() => pool.query('delete from sessions'));

describe('a session ends', () => {
  test('after a week without use, not a moment before', async () => {
    const person = await signInJobSeeker(database);
    await age(`last_used_at = now() - interval '6 days 23 hours 59 minutes'`);
    expect(await statusOf(person)).toBe(200);
    await age(`last_used_at = now() - interval '7 days 1 second'`);
    expect(await statusOf(person)).toBe(401);
  });

  test('a month after it began, however much it was used', async () => {
    const person = await signInJobSeeker(database);
    const { rows } = await pool.query(`select expires_at - created_at as life from sessions`);
    expect(rows[0].life).toMatchObject({ days: 30 });
    await age(`expires_at = now()`);
    expect(await statusOf(person)).toBe(401);
  });

  test('of an admin after half an hour without use', async () => {
    const admin = await signInJobSeeker(database, { isAdmin: true });
    await age(`last_used_at = now() - interval '29 minutes'`);
    expect(await statusOf(admin)).toBe(200);
    await age(`last_used_at = now() - interval '31 minutes'`);
    expect(await statusOf(admin)).toBe(401);
  });

  test('by logging out, that one and no other', async () => {
    const account = await makeAccount(database);
    const [phone, desk] = [await signInAs(database, account), await signInAs(database, account)];
    expect((await post(phone, 'auth/logout.php')).status).toBe(200);
    expect(await statusOf(phone)).toBe(401);
    expect(await statusOf(desk)).toBe(200);
    expect((await post(phone, 'auth/logout.php')).status).toBe(401);
  });

  test('by logging out everywhere, all of the account and no other’s', async () => {
    const account = await makeAccount(database);
    const own = [await signInAs(database, account), await signInAs(database, account)] as const;
    const other = await signInJobSeeker(database);
    const { body } = await post(own[0], 'auth/logout-everywhere.php');
    expect(body).toEqual({ success: true, closed_count: 2 });
    expect(await statusOf(own[0])).toBe(401);
    expect(await statusOf(own[1])).toBe(401);
    expect(await statusOf(other)).toBe(200);
  });

  test('by suspension, at the next request', async () => {
    const person = await signInJobSeeker(database);
    expect(await statusOf(person)).toBe(200);
    await pool.query('update accounts set suspended_at = now()');
    expect(await statusOf(person)).toBe(401);
  });
});

describe('a use', () => {
  test('keeps the session alive', async () => {
    const person = await signInJobSeeker(database);
    await age(`last_used_at = now() - interval '6 days'`);
    expect(await statusOf(person)).toBe(200);
    const { rows } = await pool.query(
      `select now() - last_used_at < '1 minute' as noted from sessions`,
    );
    expect(rows).toEqual([{ noted: true }]);
  });
});

test('a clock that was set back does not lengthen the idle time: the next use is noted', async () => {
  const person = await signInJobSeeker(database);
  await age(`last_used_at = now() + interval '1 day'`);
  expect(await statusOf(person)).toBe(200);
  const { rows } = await pool.query(`select last_used_at <= now() as noted from sessions`);
  expect(rows).toEqual([{ noted: true }]);
});

test('the token is nowhere in the table', async () => {
  const { token } = await signInJobSeeker(database);
  const { rows } = await pool.query('select sessions::text as line from sessions');
  expect(rows[0].line).not.toContain(token);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

describe('GET auth/sessions.php', () => {
  test('lists the own sessions that live, the newest use first', async () => {
    const account = await makeAccount(database);
    await signInAs(database, account);
    await age(`last_used_at = now() - interval '8 days'`);
    await signInAs(database, account);
    await age(`last_used_at = last_used_at - interval '1 hour'`);
    await signInJobSeeker(database);
    const current = await signInAs(database, account);
    const { body } = await call('auth/sessions.php', { headers: current.headers });
    expect(body.sessions).toEqual([
      {
        id: expect.any(Number),
        agent: 'test',
        network: '127.0.0.1',
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
        last_used_at: expect.any(String),
        is_current: true,
      },
      expect.objectContaining({ is_current: false }),
    ]);
  });
});

describe('POST auth/revoke-session.php', () => {
  const idOf = async (person: SignedIn) =>
    (await call('auth/sessions.php', { headers: person.headers })).body.sessions[0].id;

  test.each([[{}], [{ session_id: 'x' }], [{ session_id: 0 }]])('refuses %j', async (body) => {
    const answer = await post(await signInJobSeeker(database), 'auth/revoke-session.php', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([expect.objectContaining({ field: 'session_id' })]);
  });

  test('does not know somebody else’s session', async () => {
    const [mine, yours] = [await signInJobSeeker(database), await signInJobSeeker(database)];
    const answer = await post(mine, 'auth/revoke-session.php', { session_id: await idOf(yours) });
    expect(answer.status).toBe(404);
    expect(answer.body.message).toBe('Session not found');
    expect(await statusOf(yours)).toBe(200);
  });

  test('ends one of the own', async () => {
    const account = await makeAccount(database);
    const [lost, kept] = [await signInAs(database, account), await signInAs(database, account)];
    const { body } = await call('auth/sessions.php', { headers: kept.headers });
    const { id } = body.sessions.find((each: { is_current: boolean }) => !each.is_current);
    expect((await post(kept, 'auth/revoke-session.php', { session_id: id })).status).toBe(200);
    expect(await statusOf(lost)).toBe(401);
    expect(await statusOf(kept)).toBe(200);
  });
});
