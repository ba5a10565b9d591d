import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { givePlan, makeAccount, makeCompany } from '#testing/factories.ts';
import { giveSecondFactor } from '#testing/second-factor.ts';
import { type SignedIn, signInAs, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database, fetch } = await startTestApp();
const { pool } = database;

const post = ({ headers }: SignedIn, path: string, body: object) =>
  call(`admin/users/${path}.php`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const get = async ({ headers }: SignedIn, path: string) =>
  (await call(`admin/users/${path}`, { headers })).body;
const profile = async ({ headers }: SignedIn) =>
  (await call('user/profile.php', { headers })).status;
const lastEntry = async () =>
  (
    await pool.query(
      'select actor, action, subject, subject_id, before, after from audit_log order by id desc limit 1',
    )
  ).rows[0];

let admin: SignedIn;
beforeEach(async () => {
  admin = await signInJobSeeker(database, { isAdmin: true });
});

const deeds = [
  'suspend',
  'reinstate',
  'grant-admin',
  'take-admin',
  'end-sessions',
  'reset-second-factor',
];

describe('refused', () => {
  test.each(deeds)('to others than operators: %s', async (deed) => {
    const target = await makeAccount(database);
    const seeker = await signInJobSeeker(database);
    expect((await post(seeker, deed, { account_id: target.id })).status).toBe(403);
    expect(
      (await post(await signInExhibitor(database), deed, { account_id: seeker.account.id })).status,
    ).toBe(403);
  });

  test.each(deeds)('for an account that is not there: %s', async (deed) => {
    const { status, body } = await post(admin, deed, { account_id: 999_999 });
    expect([status, body.message]).toEqual([404, 'Account not found']);
  });

  test.each(deeds)('without saying whose: %s', async (deed) => {
    const { status, body } = await post(admin, deed, {});
    expect(status).toBe(400);
    expect(body.errors[0].field).toBe('account_id');
  });

  test('to suspend oneself or another operator', async () => {
    const own = await post(admin, 'suspend', { account_id: admin.account.id });
    expect([own.status, own.body.message]).toEqual([
      409,
      'You cannot do this to your own account.',
    ]);
    const other = await makeAccount(database, { isAdmin: true });
    expect((await post(admin, 'suspend', { account_id: other.id })).status).toBe(409);
  });

  test('to reset one’s own second factor, or one that is not there', async () => {
    await giveSecondFactor(pool, admin.account.id);
    await pool.query('update sessions set second_factor_at = now() where account_id = $1', [
      admin.account.id,
    ]);
    const own = await post(admin, 'reset-second-factor', { account_id: admin.account.id });
    expect([own.status, own.body.message]).toEqual([
      409,
      'You cannot do this to your own account.',
    ]);
    const { id } = await makeAccount(database, { isAdmin: true });
    const none = await post(admin, 'reset-second-factor', { account_id: id });
    expect([none.status, none.body.message]).toEqual([
      409,
      'This account has no two-step verification.',
    ]);
  });

  test('to make a suspended account an operator', async () => {
    const target = await makeAccount(database, { suspendedAt: new Date() });
    expect((await post(admin, 'grant-admin', { account_id: target.id })).status).toBe(409);
  });

  test('to end a session of somebody else than was said', async () => {
    const one = await signInJobSeeker(database);
    const other = await signInJobSeeker(database);
    const { sessions } = await get(admin, `sessions.php?account_id=${other.account.id}`);
    const body = { account_id: one.account.id, session_id: sessions[0].id };
    expect((await post(admin, 'end-sessions', body)).status).toBe(404);
    expect(await profile(other)).toBe(200);
  });
});

describe('the operator’s role', () => {
  test('is not taken from oneself, and never from the last', async () => {
    await makeAccount(database, { isAdmin: true });
    const own = await post(admin, 'take-admin', { account_id: admin.account.id });
    expect([own.status, own.body.message]).toEqual([
      409,
      'You cannot do this to your own account.',
    ]);
    await pool.query('update accounts set is_admin = (id = $1)', [admin.account.id]);
    const last = await post(admin, 'take-admin', { account_id: admin.account.id });
    expect([last.status, last.body.message]).toEqual([
      409,
      'The portal would be left without an operator.',
    ]);
  });

  test('of two who take it from each other at the same time one keeps it', async () => {
    await pool.query('update accounts set is_admin = (id = $1)', [admin.account.id]);
    const other = await signInJobSeeker(database, { isAdmin: true });
    await Promise.all([
      post(admin, 'take-admin', { account_id: other.account.id }),
      post(other, 'take-admin', { account_id: admin.account.id }),
    ]);
    const { rows } = await pool.query('select count(*)::int as n from accounts where is_admin');
    expect(rows[0].n).toBe(1);
  });

  test('is given and taken from the next request on, and both go on record', async () => {
    const person = await signInJobSeeker(database);
    const me = async () => (await call('admin/me.php', person)).status;
    expect(await me()).toBe(403);
    expect((await post(admin, 'grant-admin', { account_id: person.account.id })).status).toBe(200);
    expect(await me()).toBe(200);
    expect((await post(admin, 'take-admin', { account_id: person.account.id })).status).toBe(200);
    expect(await me()).toBe(403);
    expect(await lastEntry()).toMatchObject({
      actor: admin.account.email,
      action: 'take-role',
      subject_id: String(person.account.id),
      before: { is_admin: true },
      after: { is_admin: false },
    });
  });
});

describe('the last operator stays', () => {
  const erase = (who: SignedIn) =>
    call('user/erase.php', {
      method: 'POST',
      headers: { ...who.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ email: who.account.email }),
    });
  const operators = async () =>
    (await pool.query('select from accounts where is_admin')).rowCount ?? 0;
  let other: SignedIn;

  beforeEach(async () => {
    await pool.query('update accounts set is_admin = (id = $1)', [admin.account.id]);
    other = await signInJobSeeker(database, { isAdmin: true });
  });

  test('one of several may erase itself, the last may not', async () => {
    expect((await erase(other)).status).toBe(200);
    const last = await erase(admin);
    expect([last.status, last.body.message]).toEqual([
      409,
      'The portal would be left without an operator.',
    ]);
    expect(await operators()).toBe(1);
  });

  test.each([
    ['both erase themselves', () => [erase(admin), erase(other)]],
    [
      'one erases itself while the other takes its role',
      () => [erase(admin), post(admin, 'take-admin', { account_id: other.account.id })],
    ],
    [
      'one erases itself while it takes the role of the other',
      () => [erase(other), post(other, 'take-admin', { account_id: admin.account.id })],
    ],
  ])('at once: %s', async (_name, deeds) => {
    const outcomes = await Promise.all(deeds());
    expect(outcomes.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await operators()).toBe(1);
  });

  test('control: who only counts the others, without holding them, leaves nobody', async () => {
    const leave = async (id: number, counted: () => Promise<void>) =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query('select from accounts where is_admin');
        await counted();
        if (rowCount !== 1) await client.query('delete from accounts where id = $1', [id]);
      });
    const { promise: both, resolve } = Promise.withResolvers<void>();
    let waiting = 0;
    const counted = async () => {
      waiting += 1;
      if (waiting === 2) resolve();
      await both;
    };
    await Promise.all([leave(admin.account.id, counted), leave(other.account.id, counted)]);
    expect(await operators()).toBe(0);
  });
});

describe('a suspension', () => {
  test('ends every session at once, keeps the person out, and can be lifted', async () => {
    const account = await makeAccount(database);
    const [phone, desk] = [await signInAs(database, account), await signInAs(database, account)];
    expect((await post(admin, 'suspend', { account_id: account.id })).status).toBe(200);
    expect([await profile(phone), await profile(desk)]).toEqual([401, 401]);
    const asked = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: account.email }),
    };
    expect((await call('auth/check-email.php', asked)).status).toBe(403);

    expect((await post(admin, 'reinstate', { account_id: account.id })).status).toBe(200);
    expect(await profile(phone)).toBe(401);
    expect(await profile(await signInAs(database, account))).toBe(200);
    expect(await lastEntry()).toMatchObject({ action: 'reinstate', subject: 'account' });
  });

  test('of somebody who is suspended already is noted once', async () => {
    const { id } = await makeAccount(database);
    await post(admin, 'suspend', { account_id: id });
    expect((await post(admin, 'suspend', { account_id: id })).status).toBe(200);
    const { rows } = await pool.query(
      `select count(*)::int as n from audit_log where action = 'suspend' and subject_id = $1`,
      [String(id)],
    );
    expect(rows[0].n).toBe(1);
  });
});

describe('sessions', () => {
  test('are listed and ended, one or all', async () => {
    const account = await makeAccount(database);
    const [first, second] = [await signInAs(database, account), await signInAs(database, account)];
    const { sessions } = await get(admin, `sessions.php?account_id=${account.id}`);
    expect(sessions).toHaveLength(2);
    await post(admin, 'end-sessions', { account_id: account.id, session_id: sessions[1].id });
    expect([await profile(first), await profile(second)].sort()).toEqual([200, 401]);
    const all = await post(admin, 'end-sessions', { account_id: account.id });
    expect(all.body.message).toBe('1 session ended.');
    expect([await profile(first), await profile(second)]).toEqual([401, 401]);
  });
});

describe('the list', () => {
  test('is searched and filtered on the server, and tells what an account is', async () => {
    const { account, company } = await signInExhibitor(database);
    const found = await get(admin, `list.php?search=${encodeURIComponent(company.name)}`);
    expect(found.users[0]).toMatchObject({
      email: account.email,
      company_name: company.name,
      session_count: 1,
      is_admin: false,
      is_self: false,
    });
    expect(JSON.stringify(found)).not.toContain('token');
    const operators = await get(admin, 'list.php?kind=operators');
    expect(operators.users.every((user: { is_admin: boolean }) => user.is_admin)).toBe(true);
    expect(operators.users.some((user: { is_self: boolean }) => user.is_self)).toBe(true);
    expect((await get(admin, 'list.php?search=%25')).users).toEqual([]);
  });

  test('tells the plan of a person’s company, and stands in three orders', async () => {
    const mark = 'wombat';
    const make = (name: string) =>
      makeAccount(database, { name, email: `${mark}-${name || 'nobody'}@orders.example` });
    const [zoe, ali, nameless] = [await make('Zoe'), await make('ali'), await make('')];
    const company = await makeCompany(database, { ownerAccountId: zoe.id });
    await givePlan(database, company.id);
    await pool.query('update accounts set last_seen_at = now() where id = $1', [ali.id]);
    type Listed = { id: number; plan: string | null };
    const list = async (query: string): Promise<Listed[]> =>
      (await get(admin, `list.php?search=${mark}${query}`)).users;
    const idsOf = async (query: string) => (await list(query)).map(({ id }) => id);

    expect(await idsOf('')).toEqual([nameless.id, ali.id, zoe.id]);
    expect(await idsOf('&sort=name')).toEqual([ali.id, zoe.id, nameless.id]);
    expect(await idsOf(`&sort=name&cursor=${ali.id}`)).toEqual([zoe.id, nameless.id]);
    expect(await idsOf('&sort=seen')).toEqual([ali.id, nameless.id, zoe.id]);
    expect(await idsOf(`&sort=seen&cursor=${ali.id}`)).toEqual([nameless.id, zoe.id]);
    expect((await call('admin/users/list.php?sort=odd', admin)).status).toBe(400);
    const plans = (await list('&sort=name')).map(({ plan }) => plan);
    expect(plans).toEqual([null, 'Professional Plan', null]);
  });

  test('is a file for operators only, whose cells are no formulas', async () => {
    expect((await call('admin/users/export.php')).status).toBe(401);
    expect((await call('admin/users/export.php', await signInExhibitor(database))).status).toBe(
      403,
    );
    await makeAccount(database, { name: '=Quoll, Ann', email: 'quoll@orders.example' });
    const { headers } = admin;
    const file = await fetch('/api/admin/users/export.php?search=quoll', { headers });
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines[0]).toContain('Person,Email,Role,Company,Plan');
    expect(lines[1]).toContain(`"'=Quoll, Ann",quoll@orders.example,Job seeker`);
    expect(lines).toHaveLength(2);
  });
});

test('a lost second factor is reset: no session is left, and a mail in their language says so', async () => {
  const lost = await signInJobSeeker(database, { isAdmin: true, language: 'ar' });
  const { id, email } = lost.account;
  await giveSecondFactor(pool, id);
  await pool.query(`insert into recovery_codes (account_id, code_hash) values ($1, '\\x01')`, [id]);
  expect((await get(admin, `list.php?search=${email}`)).users[0].has_second_factor).toBe(true);

  const { status } = await post(admin, 'reset-second-factor', { account_id: id });
  expect(status).toBe(200);
  expect((await get(admin, `list.php?search=${email}`)).users[0].has_second_factor).toBe(false);
  expect(await profile(lost)).toBe(401);
  const left = await pool.query('select from recovery_codes where account_id = $1', [id]);
  expect(left.rowCount).toBe(0);
  expect(await lastEntry()).toMatchObject({
    actor: admin.account.email,
    action: 'reset',
    subject: 'second-factor',
    subject_id: String(id),
    after: { email, enrolled: false, ended: 1 },
  });
  const { rows } = await pool.query(
    'select subject, body, language from mails where recipient = $1',
    [email],
  );
  expect(rows).toEqual([
    {
      subject: expect.stringContaining('التحقق بخطوتين'),
      body: expect.stringContaining(admin.account.email),
      language: 'ar',
    },
  ]);
  // A code by mail is enough to sign in, until they set up a new factor.
  expect((await call('admin/me.php', await signInAs(database, lost.account))).status).toBe(200);
});
