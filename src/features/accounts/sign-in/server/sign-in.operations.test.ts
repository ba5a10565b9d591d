import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeAccount } from '#testing/factories.ts';
import { requireSentCode } from '#testing/sent-codes.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp({ TRUST_PROXY: '1' });
const { pool } = database;

/** Each test asks from a network of its own. */
let network = 0;
beforeEach(() => {
  network += 1;
});

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return call(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.113.${network}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

const ask = (email: string, headers = {}) => post('auth/check-email.php', { email }, headers);
const guess = (email: string, otp: string, headers = {}) =>
  post('auth/verify-otp.php', { email, otp }, headers);
const mailsTo = async (email: string) =>
  (await pool.query('select subject, body, language from mails where recipient = $1', [email]))
    .rows;
const accountsOf = async (email: string) =>
  (await pool.query('select * from accounts where email = $1', [email])).rows;
const minuteLater = () =>
  pool.query(`update sign_in_codes set created_at = created_at - interval '61 seconds'`);

async function sentTo(email: string): Promise<string> {
  await ask(email);
  return requireSentCode(database, email);
}

/** A code that is not the one given. */
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

afterEach(() => pool.query('truncate sign_in_codes, mails, rate_limits'));

describe('POST auth/check-email.php refuses', () => {
  test.each([
    ['nothing', undefined],
    ['a word', 'person'],
    ['a number', 7],
    ['double dots', 'a..b@test.example'],
    ['a leading dot', '.a@test.example'],
    ['a trailing dot', 'a@test.example.'],
    ['more than 254 characters', `${'a'.repeat(243)}@test.example`],
    ['a mailbox of more than 64', `${'a'.repeat(65)}@test.example`],
    ['a part of a domain of more than 63', `a@${'b'.repeat(64)}.example`],
    ['a part of a domain that ends in a stroke', 'a@test-.example'],
    ['a second line', 'a@test.example\r\nBcc: b@test.example'],
  ])('%s', async (_name, email) => {
    const { status, body } = await post('auth/check-email.php', { email });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      message: 'Please enter a valid email address.',
      errors: [{ field: 'email' }],
    });
  });

  test('a suspended account, in the stated words', async () => {
    const { email } = await makeAccount(database, { suspendedAt: new Date() });
    const { status, body } = await ask(email);
    expect(status).toBe(403);
    expect(body.message).toBe('Access denied. Please contact support.');
    expect(await mailsTo(email)).toEqual([]);
  });

  test('the fourth request for an address within a minute', async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => ask('many@test.example')));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = outcomes.find(({ status }) => status === 429);
    expect(refused?.body.message).toBe('Too many requests. Please try again later.');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await mailsTo('many@test.example')).toHaveLength(1);
  });

  test('a network that asks for many addresses, counted by /64', async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 31; asked += 1) {
      const network = { 'x-forwarded-for': `2001:db8:5:5:${asked.toString(16)}::1` };
      statuses.push((await ask(`n${asked}@test.example`, network)).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(statuses[30]).toBe(429);
    expect((await ask('other@test.example')).status).toBe(200);
  });

  test('another code at once for an asker whose code was guessed away', async () => {
    const code = await sentTo('guessed@test.example');
    for (let tries = 0; tries < 5; tries += 1) await guess('guessed@test.example', otherThan(code));
    const early = await ask('guessed@test.example');
    expect(early.status).toBe(429);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(50);
    await minuteLater();
    expect((await ask('guessed@test.example')).status).toBe(200);
    const next = await requireSentCode(database, 'guessed@test.example');
    expect((await guess('guessed@test.example', next)).status).toBe(200);
  });
});

describe('POST auth/check-email.php', () => {
  test('tells truthfully whether there is an account', async () => {
    const { email } = await makeAccount(database);
    expect((await ask(email)).body).toMatchObject({ success: true, userExists: true });
    expect((await ask('new@test.example')).body).toMatchObject({
      success: true,
      userExists: false,
      message: 'We have sent a code to new@test.example.',
    });
    expect(await accountsOf('new@test.example')).toEqual([]);
  });

  test('reads the address in its one form', async () => {
    await ask('  <b>Big@Test.Example</b> ');
    expect(await mailsTo('big@test.example')).toHaveLength(1);
  });

  test('within a minute the code that was sent stays good and is not sent again', async () => {
    const code = await sentTo('again@test.example');
    const { body } = await ask('again@test.example');
    expect(body.message).toMatch(/less than a minute ago/);
    expect(await mailsTo('again@test.example')).toHaveLength(1);
    expect((await guess('again@test.example', code)).status).toBe(200);
  });

  test('after a minute a new code takes the place of the old', async () => {
    const old = await sentTo('later@test.example');
    await minuteLater();
    const fresh = await sentTo('later@test.example');
    if (old !== fresh) expect((await guess('later@test.example', old)).status).toBe(400);
    expect((await guess('later@test.example', fresh)).status).toBe(200);
  });

  test('the mail has the code in subject and body, in the language of the caller', async () => {
    const code = await sentTo('english@test.example');
    expect(await mailsTo('english@test.example')).toEqual([
      {
        subject: `${code} is your code for Mai Medical`,
        body: expect.stringContaining(`\n\n${code}\n\nIt is valid for 10 minutes`),
        language: 'en',
      },
    ]);
    await ask('arabic@test.example', { 'accept-language': 'ar' });
    const [arabic] = await mailsTo('arabic@test.example');
    expect(arabic.subject).toMatch(/^\d{6} هو رمزك للدخول إلى ماي الطبية$/);
    expect(arabic.language).toBe('ar');
  });

  test('the code is nowhere in the table, and the hash is not the same twice', async () => {
    const code = await sentTo('stored@test.example');
    const { rows } = await pool.query('select * from sign_in_codes');
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(rows[0].salt).toHaveLength(16);
    expect(rows[0].code_hash).toHaveLength(32);
  });

  test('takes as long for an address with an account as for one without', async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    const timed = async (email: string, times: number[]) => {
      const started = performance.now();
      await ask(email);
      times.push(performance.now() - started);
    };
    for (let round = 0; round < 11; round += 1) {
      const { email } = await makeAccount(database);
      await timed(email, known);
      await timed(`unknown-${round}@test.example`, unknown);
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[5] ?? 0;
    const ratio = median(known) / median(unknown);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });
});

describe('POST auth/verify-otp.php refuses', () => {
  test.each([[undefined], ['12345'], ['1234567'], ['12345a'], [123456]])(
    'what is no code: %j',
    async (otp) => {
      const { status, body } = await post('auth/verify-otp.php', { email: 'a@test.example', otp });
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ field: 'otp', message: 'Please enter complete 6-digit OTP' }]);
    },
  );

  test('a wrong code, and the right one after five wrong ones', async () => {
    const code = await sentTo('wrong@test.example');
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, body } = await guess('wrong@test.example', otherThan(code));
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'wrong_code', message: 'Invalid OTP. Please try again.' });
    }
    const { status, body } = await guess('wrong@test.example', code);
    expect(status).toBe(400);
    expect(body.code).toBe('code_gone');
    expect(await accountsOf('wrong@test.example')).toEqual([]);
  });

  test('a code that is older than ten minutes', async () => {
    const code = await sentTo('old@test.example');
    await pool.query(`update sign_in_codes set created_at = now() - interval '601 seconds'`);
    expect((await guess('old@test.example', code)).body.code).toBe('code_gone');
  });

  test('a code that was used', async () => {
    const code = await sentTo('once@test.example');
    expect((await guess('once@test.example', code)).status).toBe(200);
    expect((await guess('once@test.example', code)).body.code).toBe('code_gone');
  });

  test('the code of another address', async () => {
    const code = await sentTo('mine@test.example');
    expect((await guess('yours@test.example', code)).body.code).toBe('code_gone');
  });

  test('an account that was suspended after the code was sent', async () => {
    const { email } = await makeAccount(database);
    const code = await sentTo(email);
    await pool.query('update accounts set suspended_at = now() where email = $1', [email]);
    const { status, body } = await guess(email, code);
    expect(status).toBe(403);
    expect(body.message).toBe('Access denied. Please contact support.');
  });

  test('more guesses than a network may make', async () => {
    const network = { 'x-forwarded-for': '198.51.100.1' };
    const statuses = [];
    for (let made = 0; made < 101; made += 1)
      statuses.push((await guess('net@test.example', '123456', network)).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(100);
    expect(statuses[100]).toBe(429);
  });
});

describe('POST auth/verify-otp.php', () => {
  test('makes an account for a new address and signs it in', async () => {
    const code = await sentTo('fresh@test.example');
    const arabic = { 'accept-language': 'ar', cookie: 'country=OM', 'user-agent': 'Firefox' };
    const { status, body } = await guess('Fresh@test.example', code, arabic);
    expect(status).toBe(200);
    const [account] = await accountsOf('fresh@test.example');
    expect(account).toMatchObject({ language: 'ar', country: 'OM', user_type: 0, is_admin: false });
    expect(body).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]{43}$/),
      user_id: account.id,
      user_type: 0,
      name: '',
      email: 'fresh@test.example',
      message: 'تم تسجيل دخولك.',
    });
    const { body: mine } = await call('auth/sessions.php', bearer(body.token));
    expect(mine.sessions).toEqual([
      expect.objectContaining({ agent: 'Firefox', is_current: true }),
    ]);
  });

  test('signs an exhibitor in as one, and notes the sign-in before', async () => {
    const seen = new Date('2026-01-02T03:04:05Z');
    const { email } = await makeAccount(database, { userType: 1, name: 'Dana', lastSeenAt: seen });
    const { body } = await guess(email, await sentTo(email));
    expect(body).toMatchObject({ user_type: 1, name: 'Dana' });
    const [account] = await accountsOf(email);
    expect(account.previous_seen_at).toEqual(seen);
    expect(account.last_seen_at.getTime()).toBeGreaterThan(seen.getTime());
  });

  test('understands Arabic-Indic digits', async () => {
    const code = await sentTo('digits@test.example');
    const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    expect((await guess('digits@test.example', ` ${arabic}`)).status).toBe(200);
  });
});
