import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { requireSentCode } from '#testing/sent-codes.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp({ TRUST_PROXY: '1' });
/** The limits apply to all portals on one database together. */
const second = await startTestApp({ TRUST_PROXY: '1' }, database);
const { pool } = database;

type From = { readonly network: string; readonly cookie?: string };

function post(path: string, body: object, { network, cookie = '' }: From, send = call) {
  return send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network, cookie },
    body: JSON.stringify(body),
  });
}

const ask = (email: string, from: From, send = call) =>
  post('auth/check-email.php', { email }, from, send);
const guess = (email: string, otp: string, from: From, send = call) =>
  post('auth/verify-otp.php', { email, otp }, from, send);
const cookieOf = ({ headers }: { headers: Headers }) =>
  headers.get('set-cookie')?.split(';')[0] ?? '';
const codesSentTo = async (email: string) =>
  (await pool.query('select from mails where recipient = $1', [email])).rowCount ?? 0;
const minuteLater = () =>
  pool.query(`
    update sign_in_codes set created_at = created_at - interval '61 seconds';
    delete from rate_limits where key like 'code-asks%'`);
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

const home: From = { network: '192.0.2.10' };
let people = 0;
let email: string;

/** Signs in once from a browser at home; returns its cookie. */
async function signInOnce(): Promise<string> {
  const cookie = cookieOf(await ask(email, home));
  const code = await requireSentCode(database, email);
  expect((await guess(email, code, { ...home, cookie })).status).toBe(200);
  return cookie;
}

/** More than twice as many as get a code in a day, with six times as many guesses as are compared. */
const MANY = 24;

/** Strangers from many networks, half of them with invented cookies. */
const strangers = (count: number, subnet = 0): From[] =>
  Array.from({ length: count }, (_, at) => ({
    network: `198.18.${subnet}.${at + 1}`,
    cookie: at % 2 ? `browser=${String(at).padStart(43, 'x')}` : '',
  }));

beforeEach(() => {
  people += 1;
  email = `owner${people}@test.example`;
});
afterEach(() =>
  pool.query(`
    drop trigger if exists unprotected on sign_in_codes;
    truncate sign_in_codes, mails, rate_limits`),
);

describe('a code belongs to whoever asked for it', () => {
  test('guesses from elsewhere neither burn nor reach it', async () => {
    await ask(email, home);
    const code = await requireSentCode(database, email);
    for (const from of strangers(40)) {
      expect((await guess(email, code, from)).body.code).toBe('code_gone');
    }
    expect((await guess(email, code, home)).status).toBe(200);
  });

  test('who asks on one network may enter it on another, in the same browser', async () => {
    const cookie = cookieOf(await ask(email, home));
    const code = await requireSentCode(database, email);
    expect(cookie).toMatch(/^browser=[\w-]{43}$/);
    const answer = await guess(email, code, { network: '203.0.113.77', cookie });
    expect(answer.status).toBe(200);
  });

  test('a neighbour without a cookie does not reach the code of a browser that has one', async () => {
    const cookie = await signInOnce();
    await ask(email, { ...home, cookie });
    const code = await requireSentCode(database, email);
    for (let tries = 0; tries < 6; tries += 1) {
      expect((await guess(email, otherThan(code), home)).body.code).toBe('code_gone');
    }
    expect((await guess(email, code, { ...home, cookie })).status).toBe(200);
  });

  test('each asker’s code is right for that asker only', async () => {
    const [one, other] = strangers(2);
    if (!one || !other) throw new Error('There are two strangers');
    await ask(email, one);
    const first = await requireSentCode(database, email);
    await ask(email, other);
    const then = await requireSentCode(database, email);
    if (first !== then) {
      expect((await guess(email, then, one)).body.code).toBe('wrong_code');
      expect((await guess(email, first, other)).body.code).toBe('wrong_code');
    }
    expect((await guess(email, first, one)).status).toBe(200);
  });

  test('the cookie is for signing in alone, and no script reads it', async () => {
    const { headers } = await ask(email, home);
    expect(headers.get('set-cookie')).toMatch(
      /; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
  });
});

describe('codes of a day', () => {
  async function askDaily(times: number, from: (at: number) => From): Promise<number[]> {
    const statuses = [];
    for (let at = 0; at < times; at += 1) {
      statuses.push((await ask(email, from(at))).status);
      await minuteLater();
    }
    return statuses;
  }

  test('a stranger’s network gets five, all strangers together ten', async () => {
    const one = await askDaily(6, () => ({ network: '198.18.7.1' }));
    expect(one).toEqual([...Array(5).fill(200), 429]);
    const others = await askDaily(6, (at) => ({ network: `198.18.8.${at}` }));
    expect(others).toEqual([...Array(5).fill(200), 429]);
    expect(await codesSentTo(email)).toBe(10);
  });

  test('a browser that signed in before gets ten of its own, wherever it is', async () => {
    const cookie = await signInOnce();
    await pool.query('truncate mails, rate_limits');
    const statuses = await askDaily(11, (at) => ({ network: `203.0.113.${at}`, cookie }));
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test('asked for at once over two portals, strangers get ten and no more', async () => {
    const asked = strangers(MANY, 3).map((from, at) =>
      ask(email, from, at % 2 ? call : second.call),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await codesSentTo(email)).toBe(10);
  });
});

describe('while strangers flood an address', () => {
  /** Every stranger requests a code and guesses five times. */
  const flood = (count: number) =>
    strangers(count, 5).map(async (from, at) => {
      const send = at % 2 ? call : second.call;
      const cookie = from.cookie || cookieOf(await ask(email, from, send));
      if (from.cookie) await ask(email, from, send);
      const tries = Array.from({ length: 5 }, () =>
        guess(email, '123456', { ...from, cookie }, send),
      );
      return Promise.all(tries);
    });

  const evaluated = (answers: { body: { code?: string } }[][]) =>
    answers.flat().filter(({ body }) => body.code === 'wrong_code' || body.code === undefined)
      .length;

  test('the owner’s browser gets a code and signs in, during it and after', async () => {
    const cookie = await signInOnce();
    const flooding = Promise.all(flood(MANY));
    const sent = await codesSentTo(email);
    const from = { network: '203.0.113.200', cookie };
    const during = await ask(email, from);
    expect([during.status, during.body.success]).toEqual([200, true]);
    const answers = await flooding;
    expect(evaluated(answers)).toBeLessThanOrEqual(20);
    expect(await codesSentTo(email)).toBeLessThanOrEqual(sent + 11);

    // The owner's code is kept apart from those of strangers, because it has another asker.
    await minuteLater();
    await pool.query('delete from mails where recipient = $1', [email]);
    const after = await ask(email, from);
    expect([after.status, after.body.message]).toEqual([200, `We have sent a code to ${email}.`]);
    const code = await requireSentCode(database, email);
    expect((await guess(email, code, from)).status).toBe(200);
  });

  test('so does whoever asks without cookies from a network that signed in before', async () => {
    await ask(email, home);
    expect((await guess(email, await requireSentCode(database, email), home)).status).toBe(200);
    await minuteLater();
    await Promise.all(flood(MANY));
    await pool.query('delete from mails where recipient = $1', [email]);
    expect((await ask(email, home)).status).toBe(200);
    expect((await guess(email, await requireSentCode(database, email), home)).status).toBe(200);
  });

  test('a neighbour who uses up the network’s budget takes nothing from the browser', async () => {
    const cookie = await signInOnce();
    for (let at = 0; at < 12; at += 1) {
      await minuteLater();
      await ask(email, home);
    }
    for (let made = 0; made < 31; made += 1) await ask(`other${made}@test.example`, home);
    expect((await ask(email, home)).status).toBe(429);
    await pool.query('delete from mails where recipient = $1', [email]);
    expect((await ask(email, { ...home, cookie })).status).toBe(200);
    const code = await requireSentCode(database, email);
    expect((await guess(email, code, { ...home, cookie })).status).toBe(200);
  });

  test('control: with codes kept by address alone, the owner’s code is burnt', async () => {
    const cookie = await signInOnce();
    await minuteLater();
    await pool.query('delete from mails where recipient = $1', [email]);
    // The former behaviour: one code for everybody, which the next one replaces.
    await pool.query(`
      create or replace function unprotect_codes() returns trigger language plpgsql as $$
      begin
        delete from sign_in_codes where email = new.email;
        return new;
      end $$;
      create trigger unprotected before insert on sign_in_codes
        for each row execute function unprotect_codes()`);
    const from = { ...home, cookie };
    await ask(email, from);
    const code = await requireSentCode(database, email);
    await Promise.all(flood(4));
    expect((await guess(email, code, from)).body.code).toBe('code_gone');
  });

  test('control: a browser the account does not know is among the strangers', async () => {
    const cookie = await signInOnce();
    await pool.query('truncate known_askers');
    await Promise.all(flood(MANY));
    expect((await ask(email, { network: '203.0.113.200', cookie })).status).toBe(429);
  });
});

describe('guesses of all strangers together', () => {
  test('at most twenty a day are compared, whatever they ask for', async () => {
    const tried = [];
    for (const from of strangers(10, 9)) {
      const asked = await ask(email, { network: from.network });
      const cookie = cookieOf(asked);
      for (let tries = 0; tries < 5; tries += 1) {
        tried.push((await guess(email, '000000', { network: from.network, cookie })).body.code);
      }
    }
    const compared = tried.filter((code) => code !== 'too_many_requests');
    expect(compared).toHaveLength(20);
  });
});

describe('a clock that was set back', () => {
  const dated = (ahead: string) =>
    pool.query(`update sign_in_codes set created_at = created_at + interval '${ahead}'`);

  test.each(['30 seconds', '1 hour', '1 year'])(
    'by %s keeps nobody from the next code',
    async (by) => {
      await ask(email, home);
      const old = await requireSentCode(database, email);
      await dated(by);
      await pool.query(`delete from rate_limits where key like 'code-asks%'`);
      expect((await ask(email, home)).body.message).toBe(`We have sent a code to ${email}.`);
      const fresh = await requireSentCode(database, email);
      if (old !== fresh) expect((await guess(email, old, home)).status).toBe(400);
      expect((await guess(email, fresh, home)).status).toBe(200);
    },
  );

  test('leaves a code usable for as long as it lives, and no longer', async () => {
    await ask(email, home);
    const code = await requireSentCode(database, email);
    await dated('5 minutes');
    expect((await guess(email, otherThan(code), home)).body.code).toBe('wrong_code');
    await dated('6 minutes');
    expect((await guess(email, code, home)).body.code).toBe('code_gone');
  });

  test('does not make whoever guessed a code away wait', async () => {
    await ask(email, home);
    await pool.query('update sign_in_codes set tries = 5');
    await dated('1 day');
    await pool.query(`delete from rate_limits where key like 'code-asks%'`);
    expect((await ask(email, home)).status).toBe(200);
    const code = await requireSentCode(database, email);
    expect((await guess(email, code, home)).status).toBe(200);
  });

  test('does not hold the limits up either', async () => {
    for (let times = 0; times < 4; times += 1) await ask(email, home);
    expect((await ask(email, home)).status).toBe(429);
    await pool.query('update rate_limits set expire = expire + 86400000');
    expect((await ask(email, home)).status).toBe(200);
  });
});
