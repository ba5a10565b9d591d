import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Authenticator,
  createAuthenticator,
  type Deviations,
} from '#testing/authenticator.ts';
import { makeAccount } from '#testing/factories.ts';
import { giveSecondFactor } from '#testing/second-factor.ts';
import { type SignedIn, signInAs, signInJobSeeker } from '#testing/sign-in-as.ts';
import { productionEnv, startTestApp } from '#testing/start-test-app.ts';
import { unzipFiles } from '#testing/unzip-files.ts';
import { endAllPasskeys } from './end-all-passkeys.ts';

const { call, fetch, database } = await startTestApp({ TRUST_PROXY: '1' });
const { pool } = database;
/** A real portal, at the address for which the tests' passkeys are made. */
const productionApp = await startTestApp(
  { ...productionEnv, APP_URL: 'http://localhost:3000' },
  database,
);

function post(path: string, body: object = {}, who?: SignedIn, send = call) {
  return send(`auth/${path}.php`, {
    method: 'POST',
    headers: { ...who?.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const optionsOf = async (path: string, who?: SignedIn, send = call) =>
  (await post(path, {}, who, send)).body.options as string;

async function enrol(who: SignedIn, send = call): Promise<Authenticator> {
  const device = createAuthenticator();
  const credential = device.make(await optionsOf('passkeys/options', who, send));
  const added = await post('passkeys/add', { credential, name: 'My phone' }, who, send);
  expect(added.status).toBe(200);
  return device;
}

async function enter(device: Authenticator, said: Deviations = {}) {
  const credential = device.show(await optionsOf('passkeys/sign-in-options'), said);
  return post('passkeys/sign-in', { credential });
}

const list = async (who: SignedIn) =>
  (await call('auth/passkeys/list.php', { headers: who.headers })).body;
const noticesTo = async ({ account }: SignedIn) =>
  (await pool.query('select subject from mails where recipient = $1 order by id', [account.email]))
    .rows;

let person: SignedIn;
beforeEach(async () => {
  await pool.query('truncate rate_limits, mails');
  person = await signInJobSeeker(database);
});

test('200 challenges a network has in ten minutes, whatever they are for, and no more', async () => {
  await pool.query('truncate passkey_challenges');
  const asked = await Promise.all(
    Array.from({ length: 70 }, () => [
      post('passkeys/options', {}, person),
      post('second-factor/passkey-options', {}, person),
      post('passkeys/sign-in-options'),
    ]).flat(),
  );
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(10);
  const { rows } = await pool.query('select count(*)::int as n from passkey_challenges');
  expect(rows).toEqual([{ n: 200 }]);
});

describe('adding a passkey is refused', () => {
  test('to nobody, and with what is no answer of a device', async () => {
    expect((await post('passkeys/options')).status).toBe(401);
    for (const credential of [
      undefined,
      '',
      '{}',
      'null',
      '[]',
      '{"id":"x"}',
      'x'.repeat(30_000),
    ]) {
      const { status, body } = await post('passkeys/add', { credential, name: 'a' }, person);
      expect([status, body.errors[0].field]).toEqual([400, 'credential']);
    }
    const unnamed = await post('passkeys/add', { credential: '{}', name: ' ' }, person);
    expect(unnamed.body.errors[0]).toEqual({
      field: 'name',
      message: 'Please give the passkey a name',
    });
  });

  test.each<[string, Deviations]>([
    ['made for another site', { origin: 'https://mai.example.evil' }],
    ['made for another domain', { rpId: 'evil.example' }],
    ['made without verifying the person', { userVerified: false }],
    ['of another challenge', { challenge: 'AAAA' }],
    ['that is a signature, not a new key', { type: 'webauthn.get' }],
  ])('one %s', async (_name, said) => {
    const credential = createAuthenticator().make(
      await optionsOf('passkeys/options', person),
      said,
    );
    const { status, body } = await post('passkeys/add', { credential, name: 'a' }, person);
    expect([status, body.code]).toEqual([400, 'passkey_refused']);
    expect((await list(person)).passkeys).toEqual([]);
  });

  test('twice with one challenge, and with the challenge of another session or purpose', async () => {
    const device = createAuthenticator();
    const credential = device.make(await optionsOf('passkeys/options', person));
    const other = await signInJobSeeker(database);
    const add = (who: SignedIn, given: string) =>
      post('passkeys/add', { credential: given, name: 'a' }, who);
    expect((await add(other, credential)).body.code).toBe('passkey_refused');
    expect((await add(person, credential)).status).toBe(200);
    expect((await add(person, credential)).body.code).toBe('passkey_refused');
    const elsewhere = JSON.parse(await optionsOf('passkeys/sign-in-options'));
    const own = JSON.parse(await optionsOf('passkeys/options', person));
    const mixed = JSON.stringify({ ...own, challenge: elsewhere.challenge });
    const given = createAuthenticator().make(mixed);
    expect((await add(person, given)).body.code).toBe('passkey_refused');
  });

  test('after five minutes', async () => {
    const credential = createAuthenticator().make(await optionsOf('passkeys/options', person));
    await pool.query(`update passkey_challenges set created_at = now() - interval '301 seconds'`);
    const late = await post('passkeys/add', { credential, name: 'a' }, person);
    expect(late.body.code).toBe('passkey_refused');
  });

  test('for a key that is somebody’s already, and for the eleventh', async () => {
    const device = await enrol(person);
    const other = await signInJobSeeker(database);
    const credential = device.make(await optionsOf('passkeys/options', other));
    const taken = await post('passkeys/add', { credential, name: 'a' }, other);
    expect(taken.body.code).toBe('passkey_refused');
    for (let count = 1; count < 10; count += 1) await enrol(person);
    const { status, body } = await post('passkeys/options', {}, person);
    expect([status, body.message]).toEqual([
      409,
      'An account can have 10 passkeys. Please remove one first.',
    ]);
  });
});

test('one that came back with a backup is a second step only, until it was shown as such', async () => {
  const operator = await signInJobSeeker(database, { isAdmin: true });
  const device = await enrol(operator);
  await endAllPasskeys.run(pool);
  expect((await enter(device)).body.code).toBe('passkey_refused');
  const again = await signInAs(database, operator.account);
  const credential = device.show(await optionsOf('second-factor/passkey-options', again));
  expect((await post('second-factor/passkey', { credential }, again)).status).toBe(200);
  expect((await enter(device)).status).toBe(200);
});

test('one of whoever never ran the portal is gone with a restore', async () => {
  const device = await enrol(person);
  await endAllPasskeys.run(pool);
  expect((await list(person)).passkeys).toEqual([]);
  expect((await enter(device)).body.code).toBe('passkey_refused');
});

describe('signing in with a passkey is refused', () => {
  test.each<[string, Deviations]>([
    ['shown to another site', { origin: 'http://localhost:3001' }],
    ['shown for another domain', { rpId: 'localhost.evil' }],
    ['without verifying the person', { userVerified: false }],
    ['with another challenge', { challenge: 'AAAA' }],
    ['as a new key', { type: 'webauthn.create' }],
    ['under another’s name', { userHandle: Buffer.from('account-1').toString('base64url') }],
    ['under an unknown id', { credentialId: 'AAAA' }],
  ])('%s', async (_name, said) => {
    const device = await enrol(person);
    const { status, body } = await enter(device, said);
    expect([status, body.code, body.token]).toEqual([400, 'passkey_refused', undefined]);
    expect((await enter(device)).status).toBe(200);
  });

  test('with the id of somebody else’s passkey', async () => {
    const victim = await enrol(await signInJobSeeker(database));
    const own = await enrol(person);
    expect((await enter(own, { credentialId: victim.id })).body.code).toBe('passkey_refused');
  });

  test('with a counter that goes back or stands still', async () => {
    const device = await enrol(person);
    expect((await enter(device, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0]) {
      expect((await enter(device, { counter })).body.code).toBe('passkey_refused');
    }
    expect((await enter(device, { counter: 8 })).status).toBe(200);
  });

  test('when one answer is sent twice, also at once', async () => {
    const device = await enrol(person);
    const credential = device.show(await optionsOf('passkeys/sign-in-options'));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post('passkeys/sign-in', { credential })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await post('passkeys/sign-in', { credential })).body.code).toBe('passkey_refused');
  });

  test('control: a challenge that could be taken again would sign in again', async () => {
    const device = await enrol(person);
    const options = await optionsOf('passkeys/sign-in-options');
    const kept = await pool.query('select * from passkey_challenges where purpose = $1', [
      'sign-in',
    ]);
    expect((await post('passkeys/sign-in', { credential: device.show(options) })).status).toBe(200);
    for (const row of kept.rows) {
      await pool.query(
        'insert into passkey_challenges (challenge_hash, purpose) values ($1, $2) on conflict do nothing',
        [row.challenge_hash, row.purpose],
      );
    }
    expect((await post('passkeys/sign-in', { credential: device.show(options) })).status).toBe(200);
  });

  test('to a suspended account, and with a passkey that was removed', async () => {
    const device = await enrol(person);
    await pool.query('update accounts set suspended_at = now() where id = $1', [person.account.id]);
    expect((await enter(device)).status).toBe(403);
    await pool.query('update accounts set suspended_at = null where id = $1', [person.account.id]);
    const [{ id }] = (await list(person)).passkeys;
    expect((await post('passkeys/remove', { id }, person)).status).toBe(200);
    expect((await enter(device)).body.code).toBe('passkey_refused');
  });
});

describe('a passkey', () => {
  test('signs in without an address, and the account then knows the network', async () => {
    const device = await enrol(person);
    const { status, body } = await enter(device);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user_id: person.account.id,
      user_type: 0,
      email: person.account.email,
      token: expect.stringMatching(/^[\w-]{43}$/),
      message: 'You are signed in.',
    });
    const { rowCount } = await pool.query('select from known_askers where account_id = $1', [
      person.account.id,
    ]);
    expect(rowCount).toBe(1);
    const [own] = (await list(person)).passkeys;
    expect(own.last_used_at).not.toBeNull();
  });

  test('does not keep whoever has none of it at hand from signing in by mail', async () => {
    await enrol(person);
    const byMail = await signInAs(database, person.account);
    expect((await call('user/profile.php', { headers: byMail.headers })).status).toBe(200);
  });

  test('is named, listed, and removed by its owner alone; mails tell of it', async () => {
    expect(await list(person)).toMatchObject({ passkeys: [], is_offered: true });
    await enrol(person);
    const { passkeys, is_offered } = await list(person);
    expect(is_offered).toBe(false);
    expect(passkeys).toEqual([
      {
        id: expect.any(Number),
        name: 'My phone',
        created_at: expect.any(String),
        last_used_at: null,
      },
    ]);
    const [{ id }] = passkeys;
    const other = await signInJobSeeker(database);
    expect((await post('passkeys/rename', { id, name: 'Mine' }, other)).status).toBe(404);
    expect((await post('passkeys/remove', { id }, other)).status).toBe(404);
    expect((await post('passkeys/rename', { id, name: 'Laptop' }, person)).status).toBe(200);
    expect((await list(person)).passkeys[0].name).toBe('Laptop');
    expect((await post('passkeys/remove', { id }, person)).status).toBe(200);
    expect(await noticesTo(person)).toEqual([
      { subject: 'A passkey was added to your account on Mai Medical' },
      { subject: 'A passkey was removed from your account on Mai Medical' },
    ]);
  });

  test('is no longer offered to whoever said no', async () => {
    expect((await post('passkeys/close-offer', {}, person)).status).toBe(200);
    expect((await list(person)).is_offered).toBe(false);
  });

  test('goes into the archive of the person without its key, and with the account', async () => {
    const device = await enrol(person);
    const archive = await fetch('/api/user/data.php', { headers: person.headers });
    const files = unzipFiles(Buffer.from(await archive.arrayBuffer()));
    const own = files.find(({ name }) => name === 'passkeys.json')?.content.toString() ?? '';
    expect(own).toContain('My phone');
    expect(own).not.toContain(device.id);
    const { account } = person;
    const erased = await call('user/erase.php', {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ email: account.email }),
    });
    expect(erased.status).toBe(200);
    const left = await pool.query('select from passkeys where account_id = $1', [account.id]);
    expect(left.rowCount).toBe(0);
  });
});

describe('an operator’s passkey is the second factor', () => {
  let operator: SignedIn;
  beforeEach(async () => {
    operator = await signInJobSeeker(database, { isAdmin: true });
  });
  const me = async (headers: Record<string, string>, send = call) =>
    (await send('admin/me.php', { headers })).body.code ?? 200;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  test('by itself when signing in, and asked for after a code by mail', async () => {
    const device = await enrol(operator);
    expect(await me(bearer((await enter(device)).body.token))).toBe(200);
    const byMail = await signInAs(database, operator.account);
    expect(await me(byMail.headers)).toBe('second_factor_needed');
    const refused = device.show(await optionsOf('second-factor/passkey-options', byMail), {
      userVerified: false,
    });
    expect((await post('second-factor/passkey', { credential: refused }, byMail)).body.code).toBe(
      'passkey_refused',
    );
    const shown = device.show(await optionsOf('second-factor/passkey-options', byMail));
    expect((await post('second-factor/passkey', { credential: shown }, byMail)).status).toBe(200);
    expect(await me(byMail.headers)).toBe(200);
  });

  test('not with somebody else’s passkey or another session’s challenge', async () => {
    const device = await enrol(operator);
    const stranger = await enrol(person);
    const byMail = await signInAs(database, operator.account);
    const options = await optionsOf('second-factor/passkey-options', byMail);
    const foreign = stranger.show(options);
    expect((await post('second-factor/passkey', { credential: foreign }, byMail)).status).toBe(400);
    const elsewhere = await signInAs(database, operator.account);
    const shown = device.show(await optionsOf('second-factor/passkey-options', byMail));
    expect((await post('second-factor/passkey', { credential: shown }, elsewhere)).status).toBe(
      400,
    );
    expect(await me(elsewhere.headers)).toBe('second_factor_needed');
  });

  test('is not enrolled by a session that has yet to show one', async () => {
    await giveSecondFactor(pool, operator.account.id);
    expect((await post('passkeys/options', {}, operator)).body.code).toBe('second_factor_needed');
  });

  test('of two sessions that enrol at once one does', async () => {
    const other = await signInAs(database, operator.account);
    const both = [operator, other];
    const made = await Promise.all(
      both.map(async (who) => createAuthenticator().make(await optionsOf('passkeys/options', who))),
    );
    const outcomes = await Promise.all(
      both.map((who, at) => post('passkeys/add', { credential: made[at], name: 'a' }, who)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('of a portal in earnest is enrolled first, with recovery codes, and one stays', async () => {
    expect(await me(operator.headers, productionApp.call)).toBe('second_factor_needed');
    const device = createAuthenticator();
    const credential = device.make(
      await optionsOf('passkeys/options', operator, productionApp.call),
    );
    const named = { credential, name: 'Key' };
    const { body } = await post('passkeys/add', named, operator, productionApp.call);
    expect(body.recovery_codes).toHaveLength(10);
    expect(await me(operator.headers, productionApp.call)).toBe(200);
    const own = (await productionApp.call('auth/passkeys/list.php', { headers: operator.headers }))
      .body;
    const id = own.passkeys[0].id;
    const last = await post('passkeys/remove', { id }, operator, productionApp.call);
    expect([last.status, last.body.code]).toEqual([409, 'conflict']);

    const lost = await signInAs(database, operator.account);
    const code = body.recovery_codes[0];
    expect((await post('second-factor/verify', { code }, lost, productionApp.call)).status).toBe(
      200,
    );
    await enrol(operator, productionApp.call);
    expect((await post('passkeys/remove', { id }, operator, productionApp.call)).status).toBe(200);
  });

  test('goes with a reset by another operator', async () => {
    await enrol(operator);
    const helper = await signInJobSeeker(database, { isAdmin: true });
    const reset = await call('admin/users/reset-second-factor.php', {
      method: 'POST',
      headers: { ...helper.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ account_id: operator.account.id }),
    });
    expect(reset.status).toBe(200);
    const left = await pool.query('select from passkeys where account_id = $1', [
      operator.account.id,
    ]);
    expect(left.rowCount).toBe(0);
  });
});

test('ending sessions tells the person by mail, in their language', async () => {
  const account = await makeAccount(database, { language: 'ar' });
  const [one, two] = [await signInAs(database, account), await signInAs(database, account)];
  const { body } = await call('auth/sessions.php', { headers: one.headers });
  const { id } = body.sessions.find((each: { is_current: boolean }) => !each.is_current);
  expect((await post('revoke-session', { session_id: id }, one)).status).toBe(200);
  expect(await noticesTo(one)).toEqual([{ subject: 'أُنهيت جلسات لحسابك على ماي الطبية' }]);
  expect((await call('auth/sessions.php', { headers: two.headers })).status).toBe(401);
});
