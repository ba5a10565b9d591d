import { afterEach, describe, expect, test } from 'vitest';
import { grantAdminFirst } from '#features/accounts/server/grant-admin.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { makeAccount } from '#testing/factories.ts';
import { giveSecondFactor } from '#testing/second-factor.ts';
import { type SignedIn, signInAs, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();
const { pool } = database;

const post = (who: Pick<SignedIn, 'headers'> | null, path: string, body: object) =>
  call(path, {
    method: 'POST',
    headers: { ...who?.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const ask = (who: SignedIn | null, email: unknown) => post(who, 'user/change-email.php', { email });
const confirm = (token: string) => post(null, 'user/confirm-email.php', { token });
const changeOf = async ({ headers }: SignedIn) =>
  (await call('user/email-change.php', { headers })).body.change;
const emailOf = async ({ headers }: SignedIn) =>
  (await call('user/profile.php', { headers })).body.user?.email;

async function mailsTo(email: string) {
  const { rows } = await pool.query<{ subject: string; body: string; language: string }>(
    'select subject, body, language from mails where recipient = $1 order by id',
    [email],
  );
  return rows;
}
async function tokenTo(email: string): Promise<string> {
  const links = (await mailsTo(email)).flatMap(({ body }) => body.match(/https?:\S+#\S+/) ?? []);
  return links.at(-1)?.split('#')[1] ?? '';
}

let made = 0;
const newAddress = () => {
  made += 1;
  return `new-${made}@moved.example`;
};

afterEach(() => pool.query('truncate mails, rate_limits'));

describe('POST user/change-email.php refuses', () => {
  test('nobody, and what is no address', async () => {
    expect((await ask(null, 'a@b.example')).status).toBe(401);
    const person = await signInJobSeeker(database);
    for (const email of [undefined, '', 'a@b', 'x'.repeat(300)]) {
      const { status, body } = await ask(person, email);
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'email']);
    }
  });

  test('the own address and another account’s', async () => {
    const [person, other] = [await signInJobSeeker(database), await signInJobSeeker(database)];
    const same = await ask(person, person.account.email.toUpperCase());
    expect([same.status, same.body.message]).toEqual([400, 'This is your address already']);
    const taken = await ask(person, other.account.email);
    expect([taken.status, taken.body.message]).toEqual([400, 'Another account has this address']);
    expect(await mailsTo(other.account.email)).toEqual([]);
  });

  test('a session that owes its second factor', async () => {
    const operator = await signInJobSeeker(database, { isAdmin: true });
    await giveSecondFactor(pool, operator.account.id);
    expect((await ask(operator, newAddress())).status).toBe(403);
    const { rows } = await pool.query('select from account_email_changes where account_id = $1', [
      operator.account.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('filling a mailbox: five links a day for an account, and five for an address', async () => {
    const person = await signInJobSeeker(database);
    const statuses: number[] = [];
    for (let asked = 0; asked < 6; asked += 1)
      statuses.push((await ask(person, newAddress())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const victim = newAddress();
    for (let asked = 0; asked < 6; asked += 1) {
      await ask(await signInJobSeeker(database), victim);
    }
    expect(await mailsTo(victim)).toHaveLength(5);
  });
});

describe('a new address', () => {
  test.each(['old first', 'new first'])('counts once both mailboxes agree: %s', async (order) => {
    const account = await makeAccount(database);
    const [person, elsewhere] = [
      await signInAs(database, account),
      await signInAs(database, account),
    ];
    const [old, fresh] = [account.email, newAddress()];
    expect((await ask(person, fresh)).body.message).toBe(
      `A link is on its way to ${old}, and one to ${fresh}.`,
    );
    expect(await changeOf(person)).toMatchObject({
      old_email: old,
      new_email: fresh,
      old_confirmed: false,
      new_confirmed: false,
    });
    const [first, second] = order === 'old first' ? [old, fresh] : [fresh, old];
    const half = await confirm(await tokenTo(first));
    expect(half.body).toMatchObject({ is_done: false });
    expect(half.body.message).toContain(second);
    expect(await emailOf(person)).toBe(old);
    const whole = await confirm(await tokenTo(second));
    expect(whole.body).toMatchObject({
      is_done: true,
      message: `Done: from now on you sign in with ${fresh}.`,
    });
    expect(await emailOf(person)).toBe(fresh);
    expect(await changeOf(person)).toBeNull();
    // Other sessions only proved the old address.
    expect((await call('user/profile.php', elsewhere)).status).toBe(401);
    for (const mailbox of [old, fresh]) {
      expect((await mailsTo(mailbox)).at(-1)?.subject).toContain('was changed');
    }
  });

  test('is told in the language of the person, by links that last 24 hours', async () => {
    const person = await signInJobSeeker(database, { language: 'ar' });
    const fresh = newAddress();
    await call('user/change-email.php', {
      method: 'POST',
      headers: {
        ...person.headers,
        'content-type': 'application/json',
        'accept-language': 'ar',
      },
      body: JSON.stringify({ email: fresh }),
    });
    const [mail] = await mailsTo(fresh);
    expect(mail?.body).toContain('/ar/confirm-address#');
    expect(mail?.body).toContain('خلال 24 ساعة');
    const { rows } = await pool.query(
      `select round(extract(epoch from expires_at - now()) / 3600)::int as hours
       from account_email_changes where account_id = $1`,
      [person.account.id],
    );
    expect(rows).toEqual([{ hours: 24 }]);
  });

  test('keeps what is found by the address with its person', async () => {
    const person = await signInJobSeeker(database);
    const [old, fresh] = [person.account.email, newAddress()];
    await insertRows(pool, 'messages', {
      kind: 'contact',
      name: 'Huda',
      email: old,
      subject: 'general',
      message: 'Mine',
      language: 'en',
      country: 'KW',
    });
    await ask(person, fresh);
    for (const mailbox of [old, fresh]) await confirm(await tokenTo(mailbox));
    const { rows } = await pool.query('select email from messages where message = $1', ['Mine']);
    expect(rows).toEqual([{ email: fresh }]);
  });

  test('of an operator leaves no role behind with the old one', async () => {
    const operator = await signInJobSeeker(database, { isAdmin: true });
    const [old, fresh] = [operator.account.email, newAddress()];
    await ask(operator, fresh);
    for (const mailbox of [old, fresh]) await confirm(await tokenTo(mailbox));
    expect((await call('admin/users/list.php', operator)).status).toBe(200);
    expect(await grantAdminFirst(pool, old)).toBeUndefined();
  });
});

describe('a link', () => {
  test.each(['', 'x'.repeat(43), 'x'.repeat(200)])(
    'that nobody was sent is refused: %s',
    async (token) => {
      expect([400, 404]).toContain((await confirm(token)).status);
    },
  );

  test('works once, and asking again ends it', async () => {
    const person = await signInJobSeeker(database);
    const [old, fresh] = [person.account.email, newAddress()];
    await ask(person, fresh);
    const token = await tokenTo(old);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const stale = await tokenTo(fresh);
    await ask(person, newAddress());
    expect((await confirm(stale)).status).toBe(404);
    expect(await emailOf(person)).toBe(old);
  });

  test('is over after a day, after it was called off, and with all sessions', async () => {
    const person = await signInJobSeeker(database);
    const { email: old, id } = person.account;
    const begin = async () => {
      await ask(person, newAddress());
      return tokenTo(old);
    };
    const late = await begin();
    await pool.query(
      `update account_email_changes set expires_at = expires_at - interval '24 hours'
       where account_id = $1`,
      [id],
    );
    const { status, body } = await confirm(late);
    expect([status, body.message]).toEqual([
      404,
      'This link is no longer valid. You can ask for a new one in your settings.',
    ]);
    expect(await changeOf(person)).toBeNull();

    const calledOff = await begin();
    expect((await post(person, 'user/cancel-email-change.php', {})).status).toBe(200);
    expect((await confirm(calledOff)).status).toBe(404);

    const hijacked = await begin();
    expect((await post(person, 'auth/logout-everywhere.php', {})).status).toBe(200);
    expect((await confirm(hijacked)).status).toBe(404);
  });

  test('is kept as a hash, and goes with the account', async () => {
    const person = await signInJobSeeker(database);
    await ask(person, newAddress());
    const token = await tokenTo(person.account.email);
    const lines = async () =>
      (
        await pool.query(
          'select c::text as line from account_email_changes c where account_id = $1',
          [person.account.id],
        )
      ).rows;
    expect(await lines()).toHaveLength(1);
    expect(JSON.stringify(await lines())).not.toContain(token);
    await post(person, 'user/erase.php', { email: person.account.email });
    expect(await lines()).toEqual([]);
  });
});

describe('of several who want one address', () => {
  test('one gets it, however many confirm at once', async () => {
    const fresh = newAddress();
    const people = [];
    for (let count = 0; count < 3; count += 1) {
      const person = await signInJobSeeker(database);
      await ask(person, fresh);
      await confirm(await tokenTo(person.account.email));
      people.push({ person, token: await tokenTo(fresh) });
    }
    const answers = await Promise.all(people.map(({ token }) => confirm(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const emails = await Promise.all(people.map(({ person }) => emailOf(person)));
    expect(emails.filter((email) => email === fresh)).toHaveLength(1);
  });

  test('who signed up with it meanwhile keeps it', async () => {
    const person = await signInJobSeeker(database);
    const [old, fresh] = [person.account.email, newAddress()];
    await ask(person, fresh);
    await confirm(await tokenTo(old));
    await makeAccount(database, { email: fresh });
    const { status, body } = await confirm(await tokenTo(fresh));
    expect([status, body.message]).toEqual([409, 'Another account has this address']);
    expect(await emailOf(person)).toBe(old);
  });
});
