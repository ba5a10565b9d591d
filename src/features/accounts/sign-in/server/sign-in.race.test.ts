import { afterEach, describe, expect, test } from 'vitest';
import { requireSentCode } from '#testing/sent-codes.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp({ TRUST_PROXY: '1' });
const { pool } = database;

type Asked = { readonly code: string; readonly cookie: string };

const headers = (network: string, cookie = '') => ({
  'content-type': 'application/json',
  'x-forwarded-for': network,
  cookie,
});

/** One browser guesses from many networks, so that only the code's own counter limits it. */
async function guessAtOnce(email: string, otp: string, times: number, cookie: string) {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, from) =>
      call('auth/verify-otp.php', {
        method: 'POST',
        headers: headers(`198.18.${from}.1`, cookie),
        body: JSON.stringify({ email, otp }),
      }),
    ),
  );
  const count = (code: string) => answers.filter(({ body }) => body.code === code).length;
  return {
    signedIn: answers.filter(({ status }) => status === 200).length,
    evaluated: count('wrong_code'),
    gone: count('code_gone'),
  };
}

async function sendCode(email: string): Promise<Asked> {
  const asked = await call('auth/check-email.php', {
    method: 'POST',
    headers: headers('198.51.100.1'),
    body: JSON.stringify({ email }),
  });
  const cookie = asked.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { code: await requireSentCode(database, email), cookie };
}

const sessionsOf = async (email: string) =>
  (
    await pool.query(
      `select s.id from sessions s join accounts a on a.id = s.account_id where a.email = $1`,
      [email],
    )
  ).rowCount;

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

afterEach(() =>
  pool.query(`truncate rate_limits; drop trigger if exists unprotected on sign_in_codes`),
);

/** Disables a protection in the database on which the code relies. */
async function unprotect(when: string, body: string): Promise<void> {
  await pool.query(`
    create or replace function unprotect_codes() returns trigger language plpgsql
      as $$ begin ${body} end $$;
    create trigger unprotected ${when} on sign_in_codes
      for each row execute function unprotect_codes()`);
}

describe('200 wrong guesses at the same time', () => {
  test('at most 5 are evaluated, and the right one comes too late', async () => {
    const { code, cookie } = await sendCode('victim@test.example');
    const { evaluated, gone } = await guessAtOnce('victim@test.example', wrong(code), 200, cookie);
    expect(evaluated).toBe(5);
    expect(gone).toBe(195);
    expect((await guessAtOnce('victim@test.example', code, 1, cookie)).signedIn).toBe(0);
  });

  test('control: without the counter all of them are', async () => {
    const { code, cookie } = await sendCode('control@test.example');
    await unprotect('before update', 'new.tries := 0; return new;');
    const { evaluated } = await guessAtOnce('control@test.example', wrong(code), 60, cookie);
    expect(evaluated).toBeGreaterThan(5);
  });
});

describe('50 right guesses at the same time', () => {
  test('open one session', async () => {
    const { code, cookie } = await sendCode('eager@test.example');
    expect((await guessAtOnce('eager@test.example', code, 50, cookie)).signedIn).toBe(1);
    expect(await sessionsOf('eager@test.example')).toBe(1);
  });

  test('control: a code that can be used again opens several', async () => {
    const { code, cookie } = await sendCode('reused@test.example');
    await unprotect(
      'after delete',
      'insert into sign_in_codes select old.*; update sign_in_codes set tries = 0; return null;',
    );
    const first = await guessAtOnce('reused@test.example', code, 50, cookie);
    const then = await guessAtOnce('reused@test.example', code, 1, cookie);
    expect(first.signedIn + then.signedIn).toBeGreaterThan(1);
  });
});
