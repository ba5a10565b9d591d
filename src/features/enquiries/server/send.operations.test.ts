import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { makePdf } from '#testing/cv-files.ts';
import { makeCatalog, makeCompany, makeProduct } from '#testing/factories.ts';
import { type SignedIn, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database, files } = await startTestApp();
const { pool } = database;
const owner = await signInExhibitor(database, { name: 'Care House', nameAr: 'دار الرعاية' });
const { company } = owner;
const product = await makeProduct(database, { companyId: company.id, itemName: 'Ventilator' });

afterEach(() =>
  pool.query(
    'truncate enquiries, unconfirmed_enquiries, enquiry_senders, erased_sender_blocks, mails, rate_limits cascade',
  ),
);

const facts = {
  name: 'Mariam Darwish',
  email: 'mariam@buyer.example',
  phone: '+965 5551 0000',
  subject: 'Ventilators for a new ward',
  message: 'We need twelve of them by March.',
  quantity: '12 pieces',
  country: 'KW',
  city: 'Hawalli',
  wants_call: 'on',
  about: 'product',
  id: product.id,
};

type Sent = { readonly who?: SignedIn; readonly language?: string };

const post = (path: string, body: object, { who, language = 'en' }: Sent = {}) =>
  call(`enquiries/${path}.php`, {
    method: 'POST',
    headers: {
      ...who?.headers,
      'content-type': 'application/json',
      'accept-language': language,
    },
    body: JSON.stringify(body),
  });

const send = (more: object = {}, options: Sent = {}) =>
  post('send', { ...facts, key: randomUUID(), ...more }, options);

const mails = async () =>
  (await pool.query('select recipient, subject, body, reply_to from mails order by id')).rows;

const codeIn = (body: string) => body.match(/^\d{6}$/m)?.[0] ?? '';

const countOf = async (table: string) =>
  Number((await pool.query(`select count(*) from ${table}`)).rows[0].count);

describe('what a sending is called', () => {
  const key = randomUUID();

  test('is its sender’s own: the same of somebody else is another', async () => {
    const people = [await signInJobSeeker(database), await signInJobSeeker(database)];
    for (const who of [...people, ...people])
      expect((await send({ key }, { who })).status).toBe(200);
    expect([await countOf('enquiries'), await countOf('enquiry_messages')]).toEqual([2, 2]);
    // Neither is it the visitor's, who has yet to confirm.
    expect((await send({ key })).body.outcome).toBe('confirm');
    const { body: mail } = (await mails()).at(-1) ?? {};
    expect((await post('confirm', { key, code: codeIn(mail) })).body.token).not.toBeNull();
    expect(await countOf('enquiries')).toBe(3);
  });

  test('waits for one address: nobody is told of a code that was mailed to another', async () => {
    const first = await send({ key });
    const again = await send({ key });
    const other = await send({ key, email: 'other@buyer.example' });
    expect([first.status, again.status, other.status]).toEqual([200, 200, 409]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([facts.email]);
  });

  test('of several addresses at once one gets it, and the others are told', async () => {
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, n) => send({ key, email: `b${n}@buyer.example` })),
    );
    const statuses = sent.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(await mails()).toHaveLength(1);
  });
});

test('half of a sign is refused by its field, and never met by the database', async () => {
  for (const field of ['name', 'subject', 'message', 'quantity', 'city']) {
    const { status, body } = await send({ [field]: 'Ward \ud83d 3' });
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  }
  expect(await mails()).toEqual([]);
});

describe('GET enquiries/subject.php', () => {
  const subject = (query: string) => call(`enquiries/subject.php?${query}`);

  test('refuses what is none, and what visitors do not see', async () => {
    expect((await subject('about=job&id=1')).status).toBe(400);
    expect((await subject('about=product&id=x')).status).toBe(400);
    expect((await subject('about=product&id=999999')).status).toBe(404);
    const hidden = await makeCompany(database, { status: 3 });
    expect((await subject(`about=company&id=${hidden.id}`)).status).toBe(404);
    const unlisted = await makeProduct(database, { companyId: company.id, status: 0 });
    expect((await subject(`about=product&id=${unlisted.id}`)).status).toBe(404);
  });

  test('names the product, the catalog, the service and the company', async () => {
    const catalog = await makeCatalog(database, company.id, { title: 'Wards', titleAr: 'الأجنحة' });
    const { rows } = await pool.query(
      `insert into services (company_id, name) values ($1, 'Calibration') returning id`,
      [company.id],
    );
    const titles = [
      ['company', company.id, 'Care House'],
      ['product', product.id, 'Ventilator'],
      ['catalog', catalog.id, 'Wards'],
      ['service', rows[0].id, 'Calibration'],
    ] as const;
    for (const [about, id, title] of titles) {
      const { body } = await subject(`about=${about}&id=${id}`);
      expect(body.subject).toMatchObject({ about, id: Number(id), title, company_id: company.id });
    }
  });
});

describe('POST enquiries/send.php', () => {
  test('tells every wrong field', async () => {
    const { status, body } = await send({
      ...{ name: '', subject: ' ', message: '', country: 'Kuwait', key: 'x', phone: 'abc' },
      email: 'nobody',
    });
    expect(status).toBe(400);
    const fields = body.errors.map((each: { field: string }) => each.field);
    expect(fields.sort()).toEqual(
      ['country', 'email', 'key', 'message', 'name', 'phone', 'subject'].sort(),
    );
    expect((await send({ country: 'ZZ' })).body.errors).toEqual([
      expect.objectContaining({ field: 'country' }),
    ]);
    expect((await send({ email: undefined })).body.errors).toEqual([
      expect.objectContaining({ field: 'email' }),
    ]);
    const unseen = await send({ name: '\u200b', subject: '\u2800\u200d' });
    expect(unseen.body.errors).toEqual([
      expect.objectContaining({ field: 'name' }),
      expect.objectContaining({ field: 'subject' }),
    ]);
    expect((await send({ id: 999_999 })).status).toBe(404);
    expect(await countOf('enquiries')).toBe(0);
    expect(await mails()).toEqual([]);
  });

  test('of a stranger nothing reaches the company before the code comes back', async () => {
    const key = randomUUID();
    const { body } = await send({ key });
    expect(body).toMatchObject({ outcome: 'confirm', token: null });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail.recipient).toBe(facts.email);
    expect(mail.body).not.toContain(facts.message);
    expect(await countOf('enquiries')).toBe(0);

    const code = codeIn(mail.body);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await post('confirm', { key, code: wrong })).body.code).toBe('wrong_code');
    expect((await post('confirm', { key: randomUUID(), code })).body.code).toBe('code_gone');
    expect((await post('confirm', { key, code: '12' })).status).toBe(400);

    const confirmed = await post('confirm', { key, code });
    expect(confirmed.status).toBe(200);
    expect(confirmed.body.token).toMatch(/^[\w-]{43}$/);
    expect(await countOf('enquiries')).toBe(1);
    expect(await countOf('unconfirmed_enquiries')).toBe(0);
    const [, copy, toCompany] = await mails();
    expect(copy.recipient).toBe(facts.email);
    expect(copy.body).toContain(`/enquiry#`);
    expect(toCompany.recipient).toBe(company.email);
    // Entered once more, as when the answer was lost, it changes nothing.
    expect((await post('confirm', { key, code })).body.token).toBeNull();
    expect(await mails()).toHaveLength(3);
  });

  test('five wrong guesses are the end of a code, and another one takes a minute', async () => {
    const key = randomUUID();
    await send({ key });
    const code = codeIn((await mails())[0].body);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1) await post('confirm', { key, code: wrong });
    expect((await post('confirm', { key, code })).body.code).toBe('code_gone');
    expect((await post('resend-code', { key })).status).toBe(429);
    expect((await post('resend-code', { key: randomUUID() })).status).toBe(404);
    await pool.query(
      `update unconfirmed_enquiries set code_made_at = now() - interval '2 minutes'`,
    );
    expect((await post('resend-code', { key })).status).toBe(200);
    const again = codeIn((await mails()).at(-1).body);
    expect((await post('confirm', { key, code: again })).status).toBe(200);
  });

  test('ten codes a day reach one address, however they are asked for', async () => {
    const aMinutePasses = () =>
      pool.query(`update unconfirmed_enquiries set code_made_at = now() - interval '2 minutes'`);
    const keys = Array.from({ length: 9 }, () => randomUUID());
    for (const key of keys) expect((await send({ key })).status).toBe(200);
    await aMinutePasses();
    const again = await Promise.all(keys.map((key) => post('resend-code', { key })));
    expect(again.filter(({ status }) => status === 200)).toHaveLength(1);
    await aMinutePasses();
    expect((await post('resend-code', { key: keys[0] })).status).toBe(429);
    expect((await send()).status).toBe(429);
    expect((await send({ email: 'other@buyer.example' })).status).toBe(200);
  });

  test('somebody signed in writes at once, from the address of the account', async () => {
    const buyer = await signInJobSeeker(database, { language: 'ar' });
    const { body } = await send({ email: 'other@buyer.example' }, { who: buyer, language: 'ar' });
    expect(body).toMatchObject({ outcome: 'sent' });
    const [copy, toCompany] = await mails();
    expect(copy.recipient).toBe(buyer.account.email);
    expect(copy.subject).toBe(`استفسارك إلى «دار الرعاية»: ${facts.subject}`);
    expect(toCompany.subject).toBe(`New enquiry from Mariam Darwish: ${facts.subject}`);
    // Nothing leads the company to the buyer past the portal.
    expect(toCompany.reply_to).toBeNull();
    for (const secret of [buyer.account.email, facts.phone, body.token]) {
      expect(JSON.stringify(toCompany)).not.toContain(secret);
    }
    const { rows } = await pool.query('select encode(token_hash, $1) as hash from enquiry_links', [
      'base64',
    ]);
    expect(JSON.stringify(rows)).not.toContain(body.token);
  });

  test('a hundred at once with one key make one enquiry', async () => {
    const buyer = await signInJobSeeker(database);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => send({ key }, { who: buyer })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.filter(({ body }) => body.token !== null)).toHaveLength(1);
    expect(await countOf('enquiries')).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  test('all of it or nothing: without its mails there is no enquiry', async () => {
    const buyer = await signInJobSeeker(database);
    const key = randomUUID();
    await pool.query(`alter table mails add constraint broken check (subject not like 'New enq%')`);
    expect((await send({ key }, { who: buyer })).status).toBe(500);
    await pool.query('alter table mails drop constraint broken');
    expect(await countOf('enquiries')).toBe(0);
    expect(await mails()).toEqual([]);
    expect((await send({ key }, { who: buyer })).body.outcome).toBe('sent');
    expect(await mails()).toHaveLength(2);
  });

  test('takes one file of the kinds CVs allow', async () => {
    const buyer = await signInJobSeeker(database);
    const withFile = (content: Buffer, name: string) => {
      const form = new FormData();
      for (const [field, value] of Object.entries({ ...facts, key: randomUUID() })) {
        form.set(field, String(value));
      }
      form.set('file', new Blob([new Uint8Array(content)]), name);
      return call('enquiries/send.php', { method: 'POST', headers: buyer.headers, body: form });
    };
    const refused = await withFile(Buffer.from('MZ program'), 'need.pdf');
    expect(refused.body.errors).toEqual([expect.objectContaining({ field: 'file' })]);
    expect((await withFile(makePdf(), 'need.pdf')).body.outcome).toBe('sent');
    const { rows } = await pool.query('select id, file, file_name from enquiry_messages');
    expect(rows).toEqual([expect.objectContaining({ file_name: 'need.pdf' })]);
    expect(await files.findModifiedAt(rows[0].file)).toBeDefined();
  });

  test('a program that fills the hidden field in is thanked and forgotten', async () => {
    const { body } = await send({ website: 'https://spam.example' });
    expect(body.outcome).toBe('sent');
    expect(await countOf('enquiries')).toBe(0);
    expect(await mails()).toEqual([]);
  });

  test('nobody asks the own company, and a blocked sender none', async () => {
    const own = await send({}, { who: owner });
    expect([own.status, own.body.message]).toEqual([403, 'This is your own company.']);
    const buyer = await signInJobSeeker(database);
    for (const blocking of [company.id, null]) {
      await pool.query(
        `insert into enquiry_senders (company_id, email, standing) values ($1, $2, 'blocked')`,
        [blocking, buyer.account.email],
      );
      expect((await send({}, { who: buyer })).status).toBe(403);
      await pool.query('truncate enquiry_senders');
    }
    expect((await send({}, { who: buyer })).status).toBe(200);
  });

  test('nobody who is suspended asks anything, nor by a code mailed to another name of the mailbox', async () => {
    const { account } = await signInJobSeeker(database);
    const email = account.email.replace('@', '+again@');
    const ask = async () => {
      const key = randomUUID();
      await send({ key, email });
      const mailed = (await mails()).findLast(({ recipient }) => recipient === email);
      return (await post('confirm', { key, email, code: codeIn(mailed?.body ?? '') })).status;
    };
    await pool.query('update accounts set suspended_at = now() where id = $1', [account.id]);
    expect([await ask(), await countOf('enquiries')]).toEqual([403, 0]);
    await pool.query('update accounts set suspended_at = null where id = $1', [account.id]);
    expect([await ask(), await countOf('enquiries')]).toEqual([200, 1]);
  });

  test('a blocked sender who is erased and comes back is blocked still, until the company lets them', async () => {
    const email = 'canary4b2d@buyer.example';
    const ask = async (path: string, who: SignedIn, body: object) =>
      call(path, {
        method: 'POST',
        headers: { ...who.headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    for (const blocking of [null, company.id]) {
      await pool.query('delete from accounts where email = $1', [email]);
      const buyer = await signInJobSeeker(database, { email });
      await pool.query(
        `insert into enquiry_senders (company_id, email, standing) values ($1, $2, 'blocked')`,
        [blocking, email],
      );
      expect((await ask('user/erase.php', buyer, { email })).status).toBe(200);
      expect(await countOf('enquiry_senders')).toBe(0);
      const again = await signInJobSeeker(database, { email });
      const elsewhere = await makeCompany(database);
      expect((await send({}, { who: again })).status).toBe(403);
      const there = await send({ about: 'company', id: elsewhere.id }, { who: again });
      expect(there.status).toBe(blocking === null ? 403 : 200);
      if (blocking === null) await pool.query('truncate erased_sender_blocks');
    }
    // Whoever wrote from another name of the mailbox before is a lead still, by which the word is taken back.
    const kept = await pool.query('update enquiries set company_id = $1, email = $2 returning id', [
      company.id,
      'canary4b2d+1@buyer.example',
    ]);
    const lead = Number(kept.rows[0].id);
    const update = 'exhibitor/enquiries/update.php';
    expect((await ask(update, owner, { id: lead, sender: 'plain' })).status).toBe(200);
    const once = await signInJobSeeker(database, { email: 'canary4b2d+2@buyer.example' });
    expect((await send({}, { who: once })).status).toBe(200);
  });

  test('is the same whichever way the mailbox is written: blocked, let again, or enough for a day', async () => {
    const named = (name: string) => signInJobSeeker(database, { email: `${name}@gmail.com` });
    const names = ['om.ar', 'omar+1', 'o.mar+2', 'omar+3', 'omar+4', 'omar+5'] as const;
    const [first, ...others] = await Promise.all(names.map(named));
    const leadOf = async (email = '') =>
      (await pool.query('select id from enquiries where email = $1', [email])).rows[0].id;
    const stand = async (sender: string, email?: string) =>
      call('exhibitor/enquiries/update.php', {
        method: 'POST',
        headers: { ...owner.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ id: await leadOf(email), sender }),
      });
    expect((await send({}, { who: first })).status).toBe(200);
    await stand('blocked', first?.account.email);
    for (const who of others) expect((await send({}, { who })).status).toBe(403);
    await pool.query(`update enquiries set email = 'omar+9@gmail.com'`);
    const { body } = await stand('plain', 'omar+9@gmail.com');
    expect(body.enquiry.is_blocked).toBe(false);
    const answers = [];
    for (const who of others) answers.push((await send({ message: randomUUID() }, { who })).status);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
  });

  test('one text goes to twenty companies, however it is spaced', async () => {
    const buyer = await signInJobSeeker(database);
    const ids: number[] = [];
    for (let made = 0; made < 21; made += 1) ids.push((await makeCompany(database)).id);
    const ask = (id: number | undefined, message: string) =>
      send({ about: 'company', id, message }, { who: buyer });
    for (const [place, id] of ids.slice(0, 20).entries()) {
      expect((await ask(id, `We need${' '.repeat(place + 1)}GLOVES!`)).status).toBe(200);
    }
    const refused = await ask(ids[20], 'we need gloves');
    expect([refused.status, refused.body.code]).toEqual([409, 'same_text']);
    expect((await ask(ids[20], 'Do you have gloves of nitrile?')).status).toBe(200);
  });

  test('one company is asked five times a day by one person', async () => {
    const buyer = await signInJobSeeker(database);
    for (let time = 0; time < 5; time += 1) {
      expect((await send({ message: `Question ${time}` }, { who: buyer })).status).toBe(200);
    }
    expect((await send({ message: 'One more' }, { who: buyer })).status).toBe(429);
  });
});
