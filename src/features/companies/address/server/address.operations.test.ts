import { afterEach, describe, expect, test } from 'vitest';
import { changeRow, makeCompany } from '#testing/factories.ts';
import {
  type SignedIn,
  type SignedInExhibitor,
  signInExhibitor,
  signInJobSeeker,
} from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { unzipFiles } from '#testing/unzip-files.ts';

const { call, fetch, database } = await startTestApp({ TRUST_PROXY: '1' });
const { pool } = database;

let networks = 0;
const post = (who: Pick<SignedIn, 'headers'> | null, path: string, body: object) => {
  networks += 1;
  return call(path, {
    method: 'POST',
    headers: {
      ...who?.headers,
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${networks >> 8}.${networks & 255}`,
    },
    body: JSON.stringify(body),
  });
};

const application = (company_email: string) => ({
  company_name: 'Dar Al Shifa',
  company_type: 'clinic',
  company_email,
  company_phone: '22001122',
  phone_country: '965',
});

const profile = (company_email: string) => ({
  company_name: 'Dar Al Shifa',
  company_email,
  phone_country: '965',
  company_phone: '22001122',
});

const apply = (who: SignedIn, email: string) =>
  post(who, 'exhibitor/create.php', application(email));
const change = (who: SignedIn, email: string) =>
  post(who, 'exhibitor/update-profile.php', profile(email));
const confirm = (token: string) => post(null, 'companies/confirm-email.php', { token });
const sendAgain = (who: SignedIn) => post(who, 'exhibitor/send-email-link.php', {});
const profileOf = async ({ headers }: SignedIn) =>
  (await call('exhibitor/profile.php', { headers })).body.profile;
const companyOf = async (email: string, who: SignedIn | null = null) =>
  (await post(who, 'subscription/check-company-email.php', { email })).body.exhibitor?.id ?? null;

async function linksTo(email: string): Promise<string[]> {
  const { rows } = await pool.query<{ body: string }>(
    `select body from mails where recipient = $1 and body like '%confirm-email#%' order by id`,
    [email],
  );
  return rows.map(({ body }) => body.match(/https?:\S+/)?.[0] ?? '');
}
async function tokenTo(email: string): Promise<string> {
  return (await linksTo(email)).at(-1)?.split('#')[1] ?? '';
}

/** An approved exhibitor whose company states an unconfirmed address. */
const stating = (email: string): Promise<SignedInExhibitor> =>
  signInExhibitor(database, { email, confirmedEmail: null });

afterEach(() => pool.query('truncate mails, messages, rate_limits'));

describe('a stranger’s address', () => {
  const victim = 'victim@stranger.example';

  async function attackWith(who: SignedIn) {
    await post(null, 'contact/send.php', {
      name: 'Victim',
      email: victim,
      subject: 'general',
      message: 'My private matter',
    });
    expect((await apply(who, victim)).status).toBe(200);
  }
  const kept = async () =>
    (await pool.query('select from messages where email = $1', [victim])).rowCount;

  test('gives nobody that person’s messages and mails', async () => {
    const attacker = await signInJobSeeker(database);
    await attackWith(attacker);
    const archive = await fetch('/api/user/data.php', { headers: attacker.headers });
    const files = unzipFiles(Buffer.from(await archive.arrayBuffer()));
    expect(files.map(({ name }) => name)).not.toContain('messages.json');
    const text = files.map(({ content }) => content.toString('utf8')).join();
    expect(text).not.toContain('private matter');
    expect(text).not.toContain('confirm-email');
  });

  test('lets nobody erase them', async () => {
    const attacker = await signInJobSeeker(database);
    await attackWith(attacker);
    const erased = await post(attacker, 'user/erase.php', { email: attacker.account.email });
    expect(erased.status).toBe(200);
    expect(await kept()).toBe(1);
  });

  test('takes no order from the company it belongs to, not even as the older one', async () => {
    const email = 'rightful@shared.example';
    const squatter = await stating(email);
    const rightful = await makeCompany(database, { email });
    expect(squatter.company.id).toBeLessThan(rightful.id);
    expect(await companyOf(email)).toBe(rightful.id);
    const order = {
      subscription_type: 2,
      subscription_length: 12,
      email,
      total_amount: '588.00',
      exhibitor_id: rightful.id,
    };
    expect((await post(null, 'subscription/process-payment.php', order)).status).toBe(200);
    const { rows } = await pool.query('select company_id from orders where email = $1', [email]);
    expect(rows).toEqual([{ company_id: rightful.id }]);
    await sendAgain(squatter);
    const refused = await confirm(await tokenTo(email));
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This e-mail is confirmed for another company.',
    ]);
  });

  test('that two companies state is confirmed for one, however many follow their links at once', async () => {
    const email = 'twice@shared.example';
    const companies = [];
    for (let made = 0; made < 4; made += 1) companies.push(await stating(email));
    const tokens: string[] = [];
    for (const each of companies) {
      expect((await sendAgain(each)).status).toBe(200);
      tokens.push(await tokenTo(email));
    }
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('fills with few mails, whoever asks for them', async () => {
    const email = 'flooded@stranger.example';
    const sent: number[] = [];
    for (let asked = 0; asked < 7; asked += 1) {
      sent.push((await apply(await signInJobSeeker(database), email)).status);
    }
    expect(sent).toEqual(Array(7).fill(200));
    expect(await linksTo(email)).toHaveLength(5);
    const refused = await sendAgain(await stating(email));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the link', () => {
  test.each([[{}], [{ token: '' }], [{ token: 'x'.repeat(200) }], [{ token: 'x'.repeat(43) }]])(
    'is refused as %j',
    async (body) => {
      const { status } = await post(null, 'companies/confirm-email.php', body);
      expect([400, 404]).toContain(status);
    },
  );

  test('is for whoever has a company, and for an address that needs it', async () => {
    expect((await post(null, 'exhibitor/send-email-link.php', {})).status).toBe(401);
    expect((await sendAgain(await signInJobSeeker(database))).status).toBe(404);
    expect((await sendAgain(await signInExhibitor(database))).status).toBe(409);
  });

  test.each([
    ['en', '/confirm-email', 'Confirm the e-mail of Dar Al Shifa on'],
    ['ar', '/ar/confirm-email', 'تأكيد البريد الإلكتروني لـ«Dar Al Shifa» على'],
  ])('is mailed in the language of its person: %s', async (language, path, subject) => {
    const email = `${language}@clinic.example`;
    await apply(await signInJobSeeker(database, { language }), email);
    const { rows } = await pool.query(
      `select subject, expires_at - now() as left from mails where recipient = $1`,
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].subject).toContain(subject);
    expect(new URL((await linksTo(email))[0] ?? '').pathname).toBe(path);
  });

  test('confirms nothing by being opened, and confirms once by the button', async () => {
    const email = 'office@clinic.example';
    const owner = await stating(email);
    await sendAgain(owner);
    const [link = ''] = await linksTo(email);
    const { pathname } = new URL(link);
    const page = await fetch(pathname);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Confirm the e-mail');
    expect(await profileOf(owner)).toMatchObject({ email_confirmed: false, confirmed_email: null });
    expect(await companyOf(email)).toBeNull();

    const token = await tokenTo(email);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await profileOf(owner)).toMatchObject({ email_confirmed: true, confirmed_email: email });
    expect(await companyOf(email)).toBe(owner.company.id);
    expect((await sendAgain(owner)).status).toBe(409);
  });

  test('is over after a day', async () => {
    const email = 'late@clinic.example';
    const owner = await stating(email);
    await sendAgain(owner);
    await pool.query(
      `update company_email_links set expires_at = expires_at - interval '24 hours' where email = $1`,
      [email],
    );
    const { status, body } = await confirm(await tokenTo(email));
    expect([status, body.message]).toEqual([
      404,
      'This link is no longer valid. The company can have a new one sent from its profile.',
    ]);
    expect((await profileOf(owner)).email_confirmed).toBe(false);
  });

  test('is kept as a hash, and goes with the company', async () => {
    const email = 'hashed@clinic.example';
    const owner = await stating(email);
    await sendAgain(owner);
    const lines = async () =>
      (
        await pool.query('select l::text as line from company_email_links l where email = $1', [
          email,
        ])
      ).rows;
    expect(JSON.stringify(await lines())).not.toContain(await tokenTo(email));
    expect(await lines()).toHaveLength(1);
    await post(owner, 'user/erase.php', { email: owner.account.email });
    expect(await lines()).toEqual([]);
  });
});

describe('an address', () => {
  test('is one address, whatever was pasted with it', async () => {
    const owner = await stating('before@clinic.example');
    await change(owner, 'victim@clinic.example <\nBcc: x@test.example>');
    expect(await profileOf(owner)).toMatchObject({ company_email: 'victim@clinic.example' });
    await change(owner, 'victim@clinic.example <Office@clinic.example>');
    expect(await profileOf(owner)).toMatchObject({ company_email: 'office@clinic.example' });
    expect(await linksTo('office@clinic.example')).toHaveLength(1);
    expect(await linksTo('victim@clinic.example')).toHaveLength(1);
  });

  test('that its person signs in with counts at once, when applying and when changing', async () => {
    const applicant = await signInJobSeeker(database);
    await apply(applicant, applicant.account.email.toUpperCase());
    const { body } = await call('exhibitor/status.php', { headers: applicant.headers });
    expect(body).toMatchObject({
      company_email: applicant.account.email,
      email_confirmed: true,
    });
    expect(await linksTo(applicant.account.email)).toEqual([]);

    const owner = await stating('old@clinic.example');
    await change(owner, owner.account.email);
    expect(await profileOf(owner)).toMatchObject({ email_confirmed: true });
  });

  test('that is changed counts until the new one is confirmed', async () => {
    const [old, fresh] = ['old@moving.example', 'new@moving.example'];
    const owner = await signInExhibitor(database, { email: old });
    expect((await change(owner, fresh)).status).toBe(200);
    expect(await profileOf(owner)).toMatchObject({
      company_email: fresh,
      email_confirmed: false,
      confirmed_email: old,
    });
    expect([await companyOf(old), await companyOf(fresh)]).toEqual([owner.company.id, null]);
    const token = await tokenTo(fresh);
    expect((await confirm(token)).status).toBe(200);
    expect([await companyOf(old), await companyOf(fresh)]).toEqual([null, owner.company.id]);
  });

  test('that was given up again is not confirmed by its link', async () => {
    const owner = await stating('first@clinic.example');
    await sendAgain(owner);
    const token = await tokenTo('first@clinic.example');
    await change(owner, 'second@clinic.example');
    expect((await confirm(token)).status).toBe(404);
  });

  test('that stays as it is makes no mail', async () => {
    const owner = await signInExhibitor(database, { email: 'same@clinic.example' });
    await change(owner, 'same@clinic.example');
    expect(await linksTo('same@clinic.example')).toEqual([]);
  });

  test('that an operator enters is confirmed like any other, and the console tells', async () => {
    const admin = await signInJobSeeker(database, { isAdmin: true });
    const owner = await signInExhibitor(database, { email: 'before@console.example' });
    const { id } = owner.company;
    const read = async () =>
      (await call(`admin/companies/get.php?company_id=${id}`, admin)).body.company;
    const { name, country, phone_country, phone } = await read();
    const facts = { company_id: id, name, country, phone_country, phone, coupons_allowed: 1 };
    await post(admin, 'admin/companies/update.php', { ...facts, email: 'after@console.example' });
    expect(await read()).toMatchObject({ email_confirmed: false });
    expect((await confirm(await tokenTo('after@console.example'))).status).toBe(200);
    expect(await read()).toMatchObject({ email_confirmed: true });
  });

  test('is shown with its state to the operator who decides', async () => {
    const admin = await signInJobSeeker(database, { isAdmin: true });
    const applicant = await signInJobSeeker(database);
    const email = 'deciding@clinic.example';
    await apply(applicant, email);
    const found = async () =>
      (await call(`admin/applications/list.php?search=${email}`, admin)).body.applications;
    expect(await found()).toMatchObject([{ company_email: email, email_confirmed: false }]);
    await confirm(await tokenTo(email));
    expect(await found()).toMatchObject([{ company_email: email, email_confirmed: true }]);
  });
});

describe('checkout', () => {
  test('knows the own company of who is signed in by each of its addresses', async () => {
    const email = 'unproven@clinic.example';
    const owner = await stating(email);
    expect(await companyOf(email)).toBeNull();
    expect(await companyOf(email, owner)).toBe(owner.company.id);
    expect(await companyOf(owner.account.email, owner)).toBe(owner.company.id);
    expect(await companyOf(email, await signInExhibitor(database))).toBeNull();
  });

  test('pays for another company by its confirmed address, signed in or not', async () => {
    const other = await makeCompany(database);
    const owner = await signInExhibitor(database);
    expect(await companyOf(other.email, owner)).toBe(other.id);
    await changeRow(database, 'companies', other.id, { confirmed_email: null });
    expect(await companyOf(other.email, owner)).toBeNull();
  });
});

test('the database itself holds no address confirmed twice', async () => {
  const email = 'once@clinic.example';
  await makeCompany(database, { email });
  await expect(makeCompany(database, { email })).rejects.toThrow(/companies_confirmed_email/);
});
