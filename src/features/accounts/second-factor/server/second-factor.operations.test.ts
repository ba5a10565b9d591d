import { beforeEach, describe, expect, test } from 'vitest';
import { grantRoleAtStart, grantRoleTo } from '#features/accounts/users/server/grant-role.ts';
import { giveSecondFactor, testSecret } from '#testing/second-factor.ts';
import { type SignedIn, signInAs, signInJobSeeker } from '#testing/sign-in-as.ts';
import { productionEnv, startTestApp } from '#testing/start-test-app.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { totpAt } from './totp.ts';

const { call, database } = await startTestApp();
const { pool } = database;

const post = ({ headers }: SignedIn, path: string, body: object = {}) =>
  call(`auth/second-factor/${path}.php`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const me = async (who: SignedIn) => {
  const { status, body } = await call('admin/me.php', who);
  return status === 200 ? 200 : body.code;
};
const status = async (who: SignedIn) => (await call('auth/second-factor/status.php', who)).body;
const fromBase32 = (text: string) => {
  const bits = [...text]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
/** The code of another time step, so that each code in a test is new. */
const codeAfter = (steps: number, secret: Buffer = testSecret) =>
  totpAt(secret, new Date(Date.now() + steps * 30_000));
const wrong = () => (codeAfter(0) === '000000' ? '111111' : '000000');

let admin: SignedIn;
beforeEach(async () => {
  admin = await signInJobSeeker(database, { isAdmin: true });
});

describe('refused', () => {
  test.each(['begin', 'confirm'])('to others than operators: %s', async (path) => {
    const seeker = await signInJobSeeker(database);
    expect((await post(seeker, path, { code: '123456' })).status).toBe(403);
  });

  test.each([
    ['verify', 409],
    ['renew-codes', 400],
    ['remove', 400],
  ])('to whoever has none: %s', async (path, code) => {
    const seeker = await signInJobSeeker(database);
    expect((await post(seeker, path, { code: '123456' })).status).toBe(code);
  });

  test.each(['', '12345', '1234567', 'ABCDE'])('a code that cannot be one: "%s"', async (code) => {
    const { status: refused, body } = await post(admin, 'verify', { code });
    expect([refused, body.errors[0].field]).toEqual([400, 'code']);
  });

  test('to show or confirm what was never begun', async () => {
    expect((await post(admin, 'verify', { code: '123456' })).status).toBe(409);
    expect((await post(admin, 'confirm', { code: '123456' })).status).toBe(409);
  });
});

describe('an operator with a second factor', () => {
  beforeEach(() => giveSecondFactor(pool, admin.account.id));

  test('does nothing in the console before the session has shown it', async () => {
    expect(await me(admin)).toBe('second_factor_needed');
    const { status: refused, body } = await call('admin/users/list.php', admin);
    expect([refused, body.code]).toEqual([403, 'second_factor_needed']);
    expect((await call('user/profile.php', admin)).body.code).toBe('second_factor_needed');
    expect((await post(admin, 'verify', { code: wrong() })).body.code).toBe('wrong_code');
    expect(await me(admin)).toBe('second_factor_needed');
    expect((await post(admin, 'verify', { code: codeAfter(0) })).status).toBe(200);
    expect(await me(admin)).toBe(200);
    // Each session must show it for itself.
    expect(await me(await signInAs(database, admin.account))).toBe('second_factor_needed');
  });

  test('uses each code once', async () => {
    const code = codeAfter(0);
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, async () =>
        post(await signInAs(database, admin.account), 'verify', { code }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome.status === 200)).toHaveLength(1);
  });

  test('is not locked out by a clock that was set back; each code still counts once', async () => {
    const year = (365 * 86_400) / 30;
    const now = Math.floor(Date.now() / 30_000);
    const used = (step: number) => pool.query('update second_factors set last_step = $1', [step]);
    const again = await signInAs(database, admin.account);
    const code = codeAfter(0);
    await used(now + 1);
    expect((await post(admin, 'verify', { code })).body.code).toBe('wrong_code');
    await used(now + year);
    expect((await post(admin, 'verify', { code })).status).toBe(200);
    expect((await post(again, 'verify', { code })).body.code).toBe('wrong_code');
  });

  test('is not replaced by whoever has the session', async () => {
    expect((await post(admin, 'begin')).body.code).toBe('second_factor_needed');
    expect((await post(admin, 'remove', { code: codeAfter(0) })).body.code).toBe(
      'second_factor_needed',
    );
  });

  test('cannot be guessed: the tries are counted', async () => {
    const outcomes = [];
    for (let count = 0; count < 11; count++) {
      outcomes.push((await post(admin, 'verify', { code: wrong() })).status);
    }
    expect(outcomes).toEqual([...Array(10).fill(400), 429]);
    expect((await post(admin, 'verify', { code: codeAfter(0) })).status).toBe(429);
  });

  test('cannot be guessed in a year either: wrong ones are counted by the day, right ones are not', async () => {
    const counted = (points: number) =>
      pool.query(`update rate_limits set points = $1 where key like 'second-factor-day:%'`, [
        points,
      ]);
    expect((await post(admin, 'verify', { code: wrong() })).status).toBe(400);
    await counted(19);
    expect((await post(admin, 'verify', { code: codeAfter(-1) })).status).toBe(200);
    expect((await post(admin, 'verify', { code: wrong() })).status).toBe(400);
    // The limit per quarter of an hour is not reached, but the daily one for device codes is.
    expect((await post(admin, 'verify', { code: codeAfter(0) })).status).toBe(429);
    const [code] = await replaceRecoveryCodes(pool, admin.account.id);
    expect((await post(admin, 'verify', { code })).status).toBe(200);
    expect((await post(admin, 'renew-codes', { code: codeAfter(0) })).status).toBe(429);
  });

  test('may take it away with a code, in a demo', async () => {
    await post(admin, 'verify', { code: codeAfter(-1) });
    expect((await post(admin, 'remove', { code: wrong() })).status).toBe(400);
    expect((await post(admin, 'remove', { code: codeAfter(0) })).status).toBe(200);
    expect(await status(admin)).toMatchObject({ enrolled: false, recovery_codes_left: 0 });
  });
});

describe('the factor outlives the role', () => {
  const role = (is: boolean) =>
    pool.query('update accounts set is_admin = $2 where id = $1', [admin.account.id, is]);
  const erase = (who: SignedIn, send = call) =>
    send('user/erase.php', {
      method: 'POST',
      headers: { ...who.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ email: who.account.email }),
    });

  beforeEach(() => giveSecondFactor(pool, admin.account.id));

  test('a session by mail alone destroys and takes nothing', async () => {
    for (const isOperator of [true, false]) {
      await role(isOperator);
      expect((await erase(admin)).body.code).toBe('second_factor_needed');
      for (const path of ['user/data.php', 'auth/sessions.php']) {
        expect((await call(path, admin)).body.code).toBe('second_factor_needed');
      }
      expect((await call('auth/logout-everywhere.php', { ...admin, method: 'POST' })).status).toBe(
        403,
      );
    }
    const { rowCount } = await pool.query('select from accounts where id = $1', [admin.account.id]);
    expect(rowCount).toBe(1);
  });

  test('taking the role and giving it again asks for the old factor, not for a new one', async () => {
    await role(false);
    await grantRoleTo(pool, admin.account.email);
    expect(await me(admin)).toBe('second_factor_needed');
    expect((await post(admin, 'begin')).body.code).toBe('second_factor_needed');
    expect((await post(admin, 'verify', { code: codeAfter(0) })).status).toBe(200);
    expect(await me(admin)).toBe(200);
  });

  test('without the role it still lets in whoever shows it, and can be removed then', async () => {
    await role(false);
    await post(admin, 'verify', { code: codeAfter(-1) });
    expect((await call('user/profile.php', admin)).status).toBe(200);
    expect((await post(admin, 'remove', { code: codeAfter(0) })).status).toBe(200);
  });

  test.each([
    ['taken', async () => void (await role(false))],
    [
      'erased with its account',
      async () => {
        await signInJobSeeker(database, { isAdmin: true });
        await post(admin, 'verify', { code: codeAfter(0) });
        expect((await erase(admin)).status).toBe(200);
      },
    ],
  ])(
    'the setting at start gives no role back that was %s; the command line does',
    async (_how, end) => {
      const { email } = admin.account;
      expect(await grantRoleAtStart(pool, email)).toBe(true);
      await end();
      const isOperator = async () =>
        (await pool.query('select from accounts where email = $1 and is_admin', [email])).rowCount;
      expect(await grantRoleAtStart(pool, email)).toBe(false);
      expect(await isOperator()).toBe(0);
      await grantRoleTo(pool, email);
      expect(await isOperator()).toBe(1);
      expect(await grantRoleAtStart(pool, email)).toBe(true);
    },
  );
});

describe('setting it up', () => {
  type Enrolled = { secret: Buffer; codes: string[] };

  async function enrol(who: SignedIn): Promise<Enrolled> {
    const begun = (await post(who, 'begin')).body;
    expect(begun.otpauth_uri).toContain(`secret=${begun.secret}`);
    const secret = fromBase32(begun.secret);
    const { body } = await post(who, 'confirm', { code: codeAfter(-1, secret) });
    return { secret, codes: body.recovery_codes };
  }

  test('counts after the first right code, and lets this session pass', async () => {
    await post(admin, 'begin');
    expect(await me(admin)).toBe(200);
    expect((await post(admin, 'confirm', { code: wrong() })).status).toBe(400);
    expect(await status(admin)).toMatchObject({ enrolled: false });
    const { codes } = await enrol(admin);
    expect(new Set(codes).size).toBe(10);
    expect(await me(admin)).toBe(200);
    expect(await status(admin)).toMatchObject({ enrolled: true, recovery_codes_left: 10 });
    const { rows } = await pool.query('select code_hash from recovery_codes');
    expect(JSON.stringify(rows)).not.toContain(codes[0]);
  });

  test('a recovery code opens the console once and goes on record', async () => {
    const { codes } = await enrol(admin);
    const [lost, again] = [
      await signInAs(database, admin.account),
      await signInAs(database, admin.account),
    ];
    const code = codes[3]?.toLowerCase() ?? '';
    expect((await post(lost, 'verify', { code })).status).toBe(200);
    expect(await me(lost)).toBe(200);
    expect((await post(again, 'verify', { code })).body.code).toBe('wrong_code');
    expect(await status(lost)).toMatchObject({ recovery_codes_left: 9 });
    const { rows } = await pool.query('select action from audit_log order by id desc limit 1');
    expect(rows[0].action).toBe('recovery-code');
  });

  test.each([
    ['a recovery code', ({ codes }: Enrolled) => codes[0] ?? ''],
    ['a code of the app', ({ secret }: Enrolled) => codeAfter(0, secret)],
  ])('of ten sessions that show %s at the same time one gets in', async (_name, codeOf) => {
    const enrolled = await enrol(admin);
    const sessions: SignedIn[] = [];
    for (let made = 0; made < 10; made += 1) {
      sessions.push(await signInAs(database, admin.account));
    }
    const code = codeOf(enrolled);
    await pool.query('truncate rate_limits');
    const answers = await Promise.all(sessions.map((who) => post(who, 'verify', { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
    const open = await Promise.all(sessions.map(me));
    expect(open.filter((each) => each === 200)).toHaveLength(1);
  });

  test('new recovery codes take the old ones’ place', async () => {
    const { secret, codes } = await enrol(admin);
    const { body } = await post(admin, 'renew-codes', { code: codeAfter(0, secret) });
    expect(body.recovery_codes).toHaveLength(10);
    const other = await signInAs(database, admin.account);
    expect((await post(other, 'verify', { code: codes[0] })).status).toBe(400);
    expect((await post(other, 'verify', { code: body.recovery_codes[0] })).status).toBe(200);
  });

  test('of two sessions that enrol at once one does', async () => {
    const other = await signInAs(database, admin.account);
    const { secret } = (await post(admin, 'begin')).body;
    const codes = [codeAfter(-1, fromBase32(secret)), codeAfter(0, fromBase32(secret))];
    const outcomes = await Promise.all(
      [admin, other].map((who, at) => post(who, 'confirm', { code: codes[at] })),
    );
    expect(outcomes.map(({ status: each }) => each).sort()).toEqual([200, 403]);
  });
});

describe('a portal in earnest', async () => {
  const productionApp = await startTestApp(productionEnv, database);
  const ask = async (who: SignedIn) =>
    (await productionApp.call('admin/me.php', who)).body.code ?? 200;
  const send = ({ headers }: SignedIn, path: string, body: object = {}) =>
    productionApp.call(`auth/second-factor/${path}.php`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('asks every operator to set one up before anything else; a demo does not', async () => {
    expect(await me(admin)).toBe(200);
    expect(await ask(admin)).toBe('second_factor_needed');
    expect((await productionApp.call('user/profile.php', admin)).status).toBe(403);
    expect(
      (await productionApp.call('user/profile.php', await signInJobSeeker(database))).status,
    ).toBe(200);
    const { secret } = (await send(admin, 'begin')).body;
    const confirmed = await send(admin, 'confirm', { code: codeAfter(-1, fromBase32(secret)) });
    expect(confirmed.body.recovery_codes).toHaveLength(10);
    expect(await ask(admin)).toBe(200);
    const last = await send(admin, 'remove', { code: codeAfter(0, fromBase32(secret)) });
    expect([last.status, last.body.code]).toEqual([409, 'conflict']);
  });
});
