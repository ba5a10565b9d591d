import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { makePdf } from '#testing/cv-files.ts';
import { dayFromToday, givePlan, makeAccount, makeProduct } from '#testing/factories.ts';
import { type SignedIn, signInAs, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database, fetch } = await startTestApp();
const { pool } = database;
const care = await signInExhibitor(database, { name: 'Care House', category: 'laboratory' });
const dana = await signInExhibitor(database, { name: 'Dana Devices', category: 'laboratory' });
const pump = await makeProduct(database, { companyId: care.company.id, itemName: 'Pump' });
const bed = await makeProduct(database, { companyId: care.company.id, itemName: 'Bed' });
const extra = await signInExhibitor(database, { name: 'Extra House' });
const mask = await makeProduct(database, { companyId: extra.company.id, itemName: 'Mask' });
const lamp = await makeProduct(database, { companyId: dana.company.id, itemName: 'Lamp' });
const buyer = await signInJobSeeker(database);

afterEach(() =>
  pool.query(
    'truncate quote_requests, enquiries, unconfirmed_enquiries, enquiry_senders, mails, rate_limits, subscriptions cascade',
  ),
);

const items = JSON.stringify([
  { id: pump.id, quantity: 12, note: 'With battery' },
  { id: lamp.id, quantity: 3 },
  { id: bed.id, quantity: 1 },
]);

const facts = {
  items,
  name: 'Mariam Darwish',
  phone: '+965 5551 0000',
  notes: 'For a new ward.',
  country: 'KW',
  city: 'Hawalli',
  needed_by: dayFromToday(30),
};

const need = { items: '', need: 'Centrifuges', need_quantity: '4', category: 'laboratory' };

const post = (path: string, body: object, who?: SignedIn) =>
  call(path, {
    method: 'POST',
    headers: { ...who?.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const send = (more: object = {}, who: SignedIn | undefined = buyer) =>
  post('enquiries/send-request.php', { ...facts, key: randomUUID(), ...more }, who);

const inboxOf = async ({ headers }: SignedIn) => {
  const { body } = await call('exhibitor/enquiries/list.php', { headers });
  const [first] = body.enquiries;
  if (!first) return undefined;
  const opened = await call(`exhibitor/enquiries/detail.php?id=${first.id}`, { headers });
  return opened.body.enquiry;
};

const mails = async () =>
  (await pool.query('select recipient, subject, body from mails order by id')).rows;

const countOf = async (table: string) =>
  Number((await pool.query(`select count(*) from ${table}`)).rows[0].count);

const fieldOf = async (more: object) => {
  const { status, body } = await send(more);
  return [status, body.errors?.[0]?.field];
};

describe('POST enquiries/send-request.php', () => {
  test('names what is wrong', async () => {
    expect(await fieldOf({ items: '' })).toEqual([400, 'items']);
    expect(await fieldOf({ items: '{' })).toEqual([400, 'items']);
    expect(await fieldOf({ items: '[{"id":1,"quantity":0}]' })).toEqual([400, 'items']);
    const many = Array.from({ length: 21 }, (_, at) => ({ id: at + 1, quantity: 1 }));
    expect(await fieldOf({ items: JSON.stringify(many) })).toEqual([400, 'items']);
    expect(await fieldOf({ needed_by: dayFromToday(-1) })).toEqual([400, 'needed_by']);
    expect(await fieldOf({ needed_by: '2026-02-31' })).toEqual([400, 'needed_by']);
    expect(await fieldOf({ country: 'XX' })).toEqual([400, 'country']);
    expect(await fieldOf({ ...need, need: '' })).toEqual([400, 'need']);
    expect(await fieldOf({ ...need, category: '' })).toEqual([400, 'category']);
    expect((await send({ items: '[{"id":999999,"quantity":1}]' })).status).toBe(404);
    expect(await countOf('quote_requests')).toBe(0);
  });

  test('each company gets its own lines and never learns who else was asked', async () => {
    const { body } = await send();
    expect(body).toMatchObject({ outcome: 'sent', token: expect.stringMatching(/^[\w-]{43}$/) });
    const seen = await inboxOf(care);
    expect(seen).toMatchObject({
      subject: 'Pump',
      is_request: true,
      state: 'new',
      email: null,
      phone: null,
      request: {
        is_matched: false,
        needed_by: facts.needed_by,
        lines: [
          { title: 'Pump', quantity: 12, note: 'With battery', path: `/product/${pump.id}` },
          { title: 'Bed', quantity: 1 },
        ],
      },
    });
    expect(JSON.stringify(seen)).not.toContain('Lamp');
    expect(JSON.stringify(seen)).not.toContain('Dana');
    expect(await inboxOf(dana)).toMatchObject({ request: { lines: [{ title: 'Lamp' }] } });
    const [copy, toCare, toDana] = await mails();
    expect(copy.recipient).toBe(buyer.account.email);
    expect(copy.body).toContain('/quotations#');
    expect(copy.body).toContain('12 × Pump (With battery)');
    expect(toCare.body).toContain('1 × Bed');
    expect(toCare.body + toCare.subject).not.toContain('Lamp');
    expect(toDana.body).not.toContain('Pump');
    expect(toDana.body).not.toContain(buyer.account.email);
  });

  test('a note stays on the line that it is about, in the copy and in what the company gets', async () => {
    const note = 'No battery\n- 1 × Free lamp\n123456\r\nhttps://mai.example/pay\u2028Pay here';
    const { status } = await send({ items: JSON.stringify([{ id: pump.id, quantity: 1, note }]) });
    expect(status).toBe(200);
    const said = '- 1 × Pump (No battery - 1 × Free lamp 123456 https://mai.example/pay Pay here)';
    for (const { body } of await mails()) expect(body.split('\n')).toContain(said);
  });

  test('a hundred at once with one key make one request', async () => {
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 100 }, () => send({ key })));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await countOf('quote_requests')).toBe(1);
    expect(await countOf('enquiries')).toBe(2);
    expect(await countOf('mails')).toBe(3);
  });

  test('of a stranger nothing leaves before the code comes back', async () => {
    const key = randomUUID();
    const email = 'mariam@buyer.example';
    const waiting = await post('enquiries/send-request.php', { ...facts, key, email });
    expect(waiting.body).toMatchObject({ outcome: 'confirm', token: null });
    expect(await countOf('enquiries')).toBe(0);
    const [{ body: mail }] = await mails();
    expect(mail).not.toContain('Pump');
    const wrong = await post('enquiries/confirm.php', { key, code: '000000' });
    expect(wrong.status).toBe(400);
    const code = mail.match(/^\d{6}$/m)?.[0];
    const confirmed = await post('enquiries/confirm.php', { key, code });
    expect(confirmed.body.token).toMatch(/^[\w-]{43}$/);
    expect(await inboxOf(care)).toMatchObject({ name: 'Mariam Darwish', is_request: true });
    expect((await post('enquiries/confirm.php', { key, code })).body.token).toBeNull();
    expect(await countOf('quote_requests')).toBe(1);
  });

  test('takes three files, which only the companies that were asked can fetch', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...facts, key: randomUUID() })) {
      form.set(name, value);
    }
    form.set('items', JSON.stringify([{ id: pump.id, quantity: 1 }]));
    for (const name of ['file_1', 'file_3'])
      form.set(name, new File([new Uint8Array(makePdf())], `${name}.pdf`));
    const sent = await call('enquiries/send-request.php', {
      method: 'POST',
      headers: buyer.headers,
      body: form,
    });
    expect(sent.status).toBe(200);
    const { request } = await inboxOf(care);
    expect(request.files.map((each: { name: string }) => each.name)).toEqual([
      'file_1.pdf',
      'file_3.pdf',
    ]);
    const path = `exhibitor/enquiries/request-file.php?file_id=${request.files[0].id}`;
    expect((await call(path, { headers: dana.headers })).status).toBe(404);
    expect((await fetch(`/api/${path}`, { headers: care.headers })).status).toBe(200);
  });

  test('refuses a file that is none of the kinds', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...facts, key: randomUUID() })) {
      form.set(name, value);
    }
    form.set('file_2', new File(['MZ'], 'prices.pdf'));
    const { status, body } = await call('enquiries/send-request.php', {
      method: 'POST',
      headers: buyer.headers,
      body: form,
    });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'file_2']);
  });

  test('a company that blocked the sender is left out, and ten a day are enough', async () => {
    await pool.query(
      `insert into enquiry_senders (company_id, email, standing) values ($1, $2, 'blocked')`,
      [dana.company.id, buyer.account.email],
    );
    expect((await send()).status).toBe(200);
    expect(await inboxOf(dana)).toBeUndefined();
    const only = { items: JSON.stringify([{ id: lamp.id, quantity: 1 }]) };
    expect((await send(only)).status).toBe(409);
    const others = { items: JSON.stringify([{ id: mask.id, quantity: 1 }]) };
    for (let sent = 1; sent < 5; sent += 1) expect((await send()).status).toBe(200);
    for (let sent = 0; sent < 5; sent += 1) expect((await send(others)).status).toBe(200);
    await pool.query(`update enquiries set created_at = now() - interval '2 days'`);
    expect((await send()).status).toBe(429);
    await pool.query(`update quote_requests set created_at = now() - interval '2 days'`);
    expect((await send()).status).toBe(200);
  });

  test('requests and enquiries share what one company gets of one person and of all', async () => {
    const only = { items: JSON.stringify([{ id: mask.id, quantity: 1 }]) };
    const ask = async (message: string) => {
      const about = { about: 'company', id: extra.company.id, subject: 'Masks', message };
      return post('enquiries/send.php', { ...facts, ...about, key: randomUUID() }, buyer);
    };
    for (let sent = 0; sent < 3; sent += 1) expect((await send(only)).status).toBe(200);
    for (const message of ['One', 'Two']) expect((await ask(message)).status).toBe(200);
    expect((await ask('Three')).status).toBe(429);
    expect((await send(only)).status).toBe(429);
    // Together with other companies it goes to those.
    const both = [pump, mask].map(({ id }) => ({ id, quantity: 1 }));
    expect((await send({ items: JSON.stringify(both) })).status).toBe(200);
    expect(await inboxOf(care)).toMatchObject({ subject: 'Pump' });
    await pool.query(
      `insert into enquiries (send_key, company_id, company_name, about, about_id, about_title, name,
         email, language, country, subject)
       select gen_random_uuid(), $1::bigint, 'It', 'company', 1, 'It', 'B', 'b' || n || '@x.example',
         'en', 'KW', 'x'
       from generate_series(1, 1000) as n`,
      [dana.company.id],
    );
    const flooding = { items: JSON.stringify([{ id: lamp.id, quantity: 1 }]) };
    expect((await send(flooding)).status).toBe(429);
  });
});

describe('a described need', () => {
  test('matching finds those whose plan includes it, as many as the buyer says', async () => {
    expect((await send(need)).status).toBe(409);
    await givePlan(database, care.company.id);
    await givePlan(database, dana.company.id);
    const count = async (query: string) =>
      (await call(`enquiries/matching-companies.php?${query}`)).body.count;
    expect(await count('category=laboratory')).toBe(2);
    expect(await count('category=laboratory&country=SA')).toBe(0);
    expect(await count('category=clinic&country=&type=')).toBe(0);
    expect((await send({ ...need, companies: '1' })).status).toBe(200);
    expect(await countOf('enquiries')).toBe(1);
    expect((await send({ ...need, companies: '11' })).status).toBe(400);
    await send(need);
    expect(await countOf('enquiries')).toBe(3);
    expect(await inboxOf(care)).toMatchObject({
      subject: 'Centrifuges',
      request: { is_matched: true, lines: [{ title: 'Centrifuges', quantity: 4, path: null }] },
    });
  });

  test('never goes to the buyer’s own company', async () => {
    await givePlan(database, care.company.id);
    expect((await send(need, care)).status).toBe(409);
  });
});

test('one’s own requests are listed and opened, nobody else’s', async () => {
  await send();
  const mine = await call('user/requests.php', { headers: buyer.headers });
  expect(mine.body.requests).toMatchObject([{ title: 'Pump', lines: 3, companies: 2, quoted: 0 }]);
  const { id } = mine.body.requests[0];
  expect((await call('user/requests.php', { headers: care.headers })).body.requests).toEqual([]);
  expect((await post('user/open-request.php', { id }, care)).status).toBe(404);
  expect((await post('user/open-request.php', { id }, buyer)).body.token).toMatch(/^[\w-]{43}$/);
});

test('an own request that is opened over and over leaves the last ten links, and those that were mailed', async () => {
  const mailed = (await send()).body.token;
  const { id } = (await call('user/requests.php', { headers: buyer.headers })).body.requests[0];
  const open = async () => (await post('user/open-request.php', { id }, buyer)).body.token;
  const leads = async (token: string) =>
    (await post('enquiries/request.php', { token })).status === 200;
  const first = await open();
  expect(await leads(first)).toBe(true);
  await Promise.all(Array.from({ length: 12 }, open));
  expect(await countOf('enquiry_links where opened')).toBe(10);
  const last = await open();
  expect([await leads(mailed), await leads(first), await leads(last)]).toEqual([true, false, true]);
});

describe('links to an own request', () => {
  const leads = async (token: string) =>
    (await post('enquiries/request.php', { token })).status === 200;

  async function makeLinks(who: SignedIn) {
    const mailed = (await send({}, who)).body.token;
    const { id } = (await call('user/requests.php', { headers: who.headers })).body.requests[0];
    const open = async () => (await post('user/open-request.php', { id }, who)).body.token;
    return { mailed, opened: await open(), open };
  }

  test('that sessions opened end when all of them do, and no mailed one', async () => {
    const account = await makeAccount(database);
    const { mailed, opened } = await makeLinks(await signInAs(database, account));
    const others = await makeLinks(buyer);
    const who = await signInAs(database, account);
    expect((await post('auth/logout-everywhere.php', {}, who)).status).toBe(200);
    expect([await leads(opened), await leads(mailed)]).toEqual([false, true]);
    expect(await leads(others.opened)).toBe(true);
  });

  test('end when the account has another address: the old mailbox may be somebody else’s by now', async () => {
    const who = await signInJobSeeker(database);
    const { mailed, opened, open } = await makeLinks(who);
    await post('user/change-email.php', { email: 'moved@buyer.example' }, who);
    for (const { body } of (await mails()).slice(-2)) {
      const token = body.match(/https?:\S+#(\S+)/)?.[1];
      expect((await post('user/confirm-email.php', { token })).status).toBe(200);
    }
    expect([await leads(mailed), await leads(opened)]).toEqual([false, false]);
    expect(await leads(await open())).toBe(true);
  });
});
