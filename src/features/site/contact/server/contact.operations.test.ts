import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createTransport } from '#platform/mail/transport.ts';
import { sendDueMails } from '#testing/send-due-mails.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database, dataDir, fetch } = await startTestApp({
  TRUST_PROXY: '1',
  ADMIN_EMAIL: 'operator@mai.example',
});

const good = {
  name: 'Layla Haddad',
  email: 'Layla@Test.example',
  subject: 'general',
  message: 'Do you ship\nto Oman?',
};

let callers = 0;

function post(path: string, body: object, headers: Record<string, string> = {}) {
  callers += 1;
  return call(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.113.${callers}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

const stored = async () => (await database.pool.query('select * from messages')).rows;
const queued = async () =>
  (await database.pool.query('select recipient, reply_to, subject, body from mails')).rows;

afterEach(() => database.pool.query('truncate messages, mails, rate_limits'));

describe('POST contact/send.php refuses', () => {
  test.each([
    [{ name: '' }, 'name', 'Please enter your name'],
    [{ name: '   ' }, 'name', 'Please enter your name'],
    [{ name: undefined }, 'name', 'Please enter your name'],
    [{ name: 'a'.repeat(101) }, 'name', 'Name must not exceed 100 characters'],
    [{ name: 'Layla\r\nBcc: all@test.example' }, 'name', 'Please enter your name'],
    [{ name: 'Layla\u2028Bcc: all@test.example' }, 'name', 'Please enter your name'],
    [{ email: 'layla' }, 'email', 'Please enter a valid email address.'],
    [{ email: `${'a'.repeat(250)}@b.example` }, 'email', 'Please enter a valid email address.'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'email', 'Please enter a valid email address.'],
    [{ subject: 'other' }, 'subject', 'Please choose a subject'],
    [{ subject: undefined }, 'subject', 'Please choose a subject'],
    [{ message: ' ' }, 'message', 'Please enter your message'],
    [{ message: 'a'.repeat(5001) }, 'message', 'Message must not exceed 5000 characters'],
    [{ phone: 'call me' }, 'phone', 'Please enter a valid phone number'],
  ])('%#: a wrong field in the stated words', async (wrong, field, text) => {
    const { status, body } = await post('contact/send.php', { ...good, ...wrong });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, message: text }]);
    expect(await stored()).toEqual([]);
  });

  test('all wrong fields at once, in the language of the caller', async () => {
    const { body } = await post('contact/send.php', {}, { 'accept-language': 'ar' });
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'email',
      'subject',
      'message',
    ]);
    expect(body.errors[0].message).toBe('يرجى إدخال اسمك');
  });

  test('the sixth message of a network within an hour', async () => {
    const network = { 'x-forwarded-for': '2001:db8:1:2::9' };
    const neighbour = { 'x-forwarded-for': '2001:db8:1:2:ffff::1' };
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        post('contact/send.php', good, at % 2 ? network : neighbour),
      ),
    );
    const refused = outcomes.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body.message).toBe('Too many requests. Please try again later.');
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await stored()).toHaveLength(5);
    expect((await post('contact/send.php', good)).status).toBe(200);
  });
});

describe('POST contact/send.php', () => {
  test('stores the message and queues the mail about it', async () => {
    const phone = '+٩٦٥ ٢٢٠٠ ١١٠٠';
    const { status, body } = await post('contact/send.php', { ...good, phone });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: 'Thank you for your message! We will get back to you soon.',
    });
    expect(await stored()).toEqual([
      expect.objectContaining({
        kind: 'contact',
        topic: null,
        name: 'Layla Haddad',
        email: 'layla@test.example',
        phone: '+965 2200 1100',
        subject: 'general',
        message: 'Do you ship\nto Oman?',
        language: 'en',
        country: expect.stringMatching(/^[A-Z]{2}$/),
      }),
    ]);
    expect(await queued()).toEqual([
      {
        recipient: 'operator@mai.example',
        reply_to: 'layla@test.example',
        subject: 'Contact form: Layla Haddad',
        body: expect.stringContaining('> Do you ship\n> to Oman?'),
      },
    ]);
  });

  test('a form body is understood too', async () => {
    const { status } = await call('contact/send.php', {
      method: 'POST',
      body: new URLSearchParams(good),
    });
    expect(status).toBe(200);
  });

  test('who fills in the hidden field is thanked and forgotten', async () => {
    const { status, body } = await post('contact/send.php', { ...good, website: 'http://spam' });
    expect(status).toBe(200);
    expect(body.message).toMatch(/^Thank you/);
    expect(await stored()).toEqual([]);
    expect(await queued()).toEqual([]);
  });

  test('the mail reaches the operator’s own address as a file', async () => {
    await database.pool.query(
      `insert into settings values ('contact_email', 'team@portal.example')`,
    );
    await post('contact/send.php', good);
    await sendDueMails(
      database.pool,
      createTransport({
        smtpUrl: undefined,
        mailFrom: 'portal@mai.example',
        dataDir,
        appUrl: 'https://mai.example',
      }),
    );
    const [name = ''] = await readdir(join(dataDir, 'outbox'));
    const text = await readFile(join(dataDir, 'outbox', name), 'utf8');
    expect(text).toContain('To: team@portal.example');
    expect(text).toContain('Reply-To: layla@test.example');
    await database.pool.query('delete from settings');
  });
});

describe('POST contact/enquiry.php', () => {
  const enquiry = { ...good, kind: 'advertising', topic: 'Banner' };

  test.each([
    [{ kind: 'contact' }, 'kind'],
    [{ topic: '' }, 'topic'],
    [{ topic: 'a\nb' }, 'topic'],
    [{ email: 'x' }, 'email'],
  ])('%j is refused', async (wrong, field) => {
    const { status, body } = await post('contact/enquiry.php', { ...enquiry, ...wrong });
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ field })]);
  });

  test.each(['advertising', 'plan'])(
    'about %s is stored with its kind and mailed',
    async (kind) => {
      expect((await post('contact/enquiry.php', { ...enquiry, kind })).status).toBe(200);
      expect(await stored()).toEqual([expect.objectContaining({ kind, topic: 'Banner' })]);
      expect((await queued())[0].body).toContain('About: Banner');
    },
  );
});

describe('GET contact/info.php', () => {
  test('makes nothing up, and keeps the operator’s own address to itself', async () => {
    const { body } = await call('contact/info.php');
    const hours = 'Sunday to Thursday, 9:00 to 18:00';
    expect(body.contact).toEqual({ email: null, phone: null, address: null, hours });
    const page = await (await fetch('/contact')).text();
    expect(page).toContain(hours);
    expect(page).not.toMatch(/mailto:|tel:|operator@mai\.example/);
  });

  test('says what the operator set, and mail goes there', async () => {
    await database.pool.query(
      `insert into settings values ('contact_hours', 'Always'), ('contact_hours_ar', 'دائمًا')`,
    );
    expect((await call('contact/info.php')).body.contact.hours).toBe('Always');
    expect(await (await fetch('/faq')).text()).toContain('We answer in business hours: Always');
    const arabic = await call('contact/info.php', { headers: { 'accept-language': 'ar' } });
    expect(arabic.body.contact.hours).toBe('دائمًا');
    await database.pool.query(`insert into settings values ('contact_email', 'desk@mai.example')`);
    expect((await call('contact/info.php')).body.contact.email).toBe('desk@mai.example');
    await post('contact/send.php', good);
    expect(await queued()).toMatchObject([{ recipient: 'desk@mai.example' }]);
  });
});

test('whoever finds a weakness reads at the well-known address whom to tell', async () => {
  const told = await fetch('/.well-known/security.txt');
  expect(told.status).toBe(200);
  expect(told.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await told.text()).split('\n');
  const { body } = await call('contact/info.php');
  expect(lines).toContain(`Contact: mailto:${body.contact.email}`);
  expect(lines).toContain('Preferred-Languages: en, ar');
  const expires = lines.find((line) => line.startsWith('Expires: '))?.slice('Expires: '.length);
  const daysLeft = (new Date(expires ?? '').getTime() - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(170);
  expect(daysLeft).toBeLessThan(365);
});
