import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { operations } from '#app/server/operations.ts';
import { inputSchemaOf } from '#platform/calls/call-schemas.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { sendAs } from '#testing/enquire-as.ts';
import { makeProduct } from '#testing/factories.ts';
import { requestAs } from '#testing/request-as.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { call, database } = app;
const { pool } = database;
const owner = await signInExhibitor(database, { name: 'Care House' });
const product = await makeProduct(database, { companyId: owner.company.id, itemName: 'Pump' });
const buyer = await signInJobSeeker(database);

type Body = Readonly<Record<string, string | number | undefined>>;

/** A request with an idempotency key. */
type Sending = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Body;
  /** Different contents sent with the same key. */
  readonly changes: readonly Body[];
  /** Query that counts what the request has created. */
  readonly counted: string;
  /** Sent as a form with this file. */
  readonly file?: readonly [field: string, content: string];
  readonly name?: string;
};

const facts = { name: 'Mariam Darwish', phone: '+965 5551 0000', country: 'KW' };
const asked = { subject: 'Pumps', message: 'We need twelve of them.' };
const enquiry = { ...facts, ...asked, about: 'company', id: owner.company.id };
const itemsOf = (quantity: number) => JSON.stringify([{ id: product.id, quantity }]);

async function newLead() {
  const token = await requestAs(app, buyer, [product.id]);
  const { rows } = await pool.query(
    `select e.id, l.id as line from enquiries e
     join quote_request_lines l on l.enquiry_id = e.id order by e.id desc limit 1`,
  );
  return { token, id: Number(rows[0].id), line: Number(rows[0].line) };
}

const said = (id: number, author: string) =>
  `select count(*) from enquiry_messages where enquiry_id = ${id} and author = '${author}'`;

const sendings: Record<string, () => Promise<Sending>> = {
  'enquiries/send.php': async () => ({
    headers: (await signInJobSeeker(database)).headers,
    body: enquiry,
    changes: [{ message: 'We need thirteen.' }, { city: 'Hawalli' }, { name: 'Mariam D.' }],
    counted: 'select count(*) from enquiries where request_id is null',
  }),
  'enquiries/send.php of a stranger': async () => ({
    body: { ...enquiry, email: `${randomUUID()}@buyer.example` },
    changes: [{ message: 'We need thirteen.' }, { about: 'product', id: product.id }],
    counted: 'select count(*) from unconfirmed_enquiries',
  }),
  'enquiries/send-request.php': async () => ({
    headers: (await signInJobSeeker(database)).headers,
    body: { ...facts, items: itemsOf(2) },
    changes: [{ items: itemsOf(3) }, { notes: 'With batteries.' }],
    counted: 'select count(*) from quote_requests',
  }),
  'enquiries/send-request.php of a stranger': async () => ({
    body: { ...facts, items: itemsOf(2), email: `${randomUUID()}@buyer.example` },
    changes: [{ items: itemsOf(3) }],
    counted: 'select count(*) from unconfirmed_enquiries',
  }),
  'enquiries/reply.php': async () => {
    const { token, id } = await sendAs(app, buyer, owner.company.id);
    return {
      body: { token, message: 'By March?' },
      changes: [{ message: 'By May?' }],
      counted: said(id, 'buyer'),
    };
  },
  'enquiries/request-reply.php': async () => {
    const { token, id } = await newLead();
    return {
      body: { token, id, message: 'Which voltage?' },
      changes: [{ message: 'Which colour?' }],
      counted: said(id, 'buyer'),
    };
  },
  'exhibitor/enquiries/answer.php': async () => {
    const { id } = await sendAs(app, buyer, owner.company.id);
    return {
      headers: owner.headers,
      body: { id, message: 'We have twelve.' },
      changes: [{ message: 'We have ten.' }],
      counted: said(id, 'company'),
    };
  },
  'exhibitor/enquiries/quote.php': async () => {
    const { id, line } = await newLead();
    const linesAt = (price: string) => JSON.stringify([{ line_id: line, price }]);
    const valid_until = addDays(todayAt(new Date()), 9);
    return {
      headers: owner.headers,
      body: { id, currency: 'KWD', lines: linesAt('12.5'), valid_until },
      changes: [{ lines: linesAt('11') }, { terms: 'Paid before' }],
      counted: `select count(*) from quotations where enquiry_id = ${id}`,
    };
  },
  'exhibitor/catalogs/import.php': async () => {
    const { headers, company } = await signInExhibitor(database);
    return {
      headers,
      name: 'import_key',
      file: ['import_file', 'title,sub_title,catalog_link,status\nBeds,Wards,,Active\n'],
      body: {},
      changes: [{ leave_out_doubles: '1' }, { corrections: '{"2":{"title":"Cots"}}' }],
      counted: `select count(*) from catalogs where company_id = ${company.id}`,
    };
  },
  'exhibitor/catalogs/create.php': async () => {
    const { headers, company } = await signInExhibitor(database);
    return {
      headers,
      name: 'create_key',
      body: { title: 'Beds', sub_title: 'Wards', status: '1' },
      changes: [{ title: 'Cots' }, { status: '0' }],
      counted: `select count(*) from catalogs where company_id = ${company.id}`,
    };
  },
};

/** These calls refer to an earlier submission by its key and submit nothing themselves. */
const aboutSendings = ['enquiries/confirm.php', 'enquiries/resend-code.php'];

test('whatever is sent with a key is asked here, or is a collection’s', () => {
  const keyed = operations
    .filter(({ call: { method } }) => method === 'POST')
    .filter(({ call: each }) =>
      ['key', 'create_key', 'import_key'].some((name) =>
        Object.hasOwn(inputSchemaOf(each).shape, name),
      ),
    )
    .map(({ call: { path } }) => path)
    .filter((path) => !/\/(create|import)\.php$/.test(path) && !aboutSendings.includes(path));
  const here = Object.keys(sendings).filter((path) => !/catalogs| of a stranger/.test(path));
  expect(keyed.sort()).toEqual(here.sort());
});

function formOf(body: Body, [field, content]: readonly [string, string]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  form.set(field, new Blob([content]), 'items.csv');
  return form;
}

describe.each(Object.keys(sendings))('%s', async (named) => {
  const sending = await sendings[named]?.();
  if (!sending) throw new Error('Nothing is sent');
  const { headers, body, changes, counted, file, name = 'key' } = sending;
  const path = named.replace(/ .*/, '');

  const send = (key: string, more: Body = {}, language = 'en') => {
    const given = { ...body, [name]: key, ...more };
    return call(path, {
      method: 'POST',
      headers: {
        ...headers,
        'accept-language': language,
        ...(file ? {} : { 'content-type': 'application/json' }),
      },
      body: file ? formOf(given, file) : JSON.stringify(given),
    });
  };
  const count = async () => Number((await pool.query(counted)).rows[0].count);

  test('ten at once are done once, and the same again is answered as before', async () => {
    const key = randomUUID();
    const before = await count();
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(key)));
    // While a file is being read, a simultaneous repetition gets a 409.
    const statuses = new Set(sent.map(({ status }) => status));
    if (file) statuses.delete(409);
    expect([...statuses]).toEqual([200]);
    expect((await send(key, {}, 'ar')).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  test('anything else with the key is refused, in the caller’s language, and not done', async () => {
    const key = randomUUID();
    await send(key);
    const before = await count();
    for (const change of changes) {
      const { status, body: told } = await send(key, change);
      expect([change, status, told.code]).toEqual([change, 409, 'asked_before']);
      expect(told.message).toMatch(/before, without your last changes/);
      expect((await send(key, change, 'ar')).body.message).toMatch(/من دون تعديلاتك الأخيرة/);
    }
    expect((await send(key)).status).toBe(200);
    expect(await count()).toBe(before);
  });
});

test('a file of which no row could be taken is read again once it is read otherwise', async () => {
  const { headers } = await signInExhibitor(database);
  const bringIn = async (more: Body) => {
    const form = formOf(more, [
      'import_file',
      'title,sub_title,catalog_link,status\n,Wards,,Active\n',
    ]);
    return (await call('exhibitor/catalogs/import.php', { method: 'POST', headers, body: form }))
      .body;
  };
  const import_key = randomUUID();
  const first = await bringIn({ import_key });
  expect(first.success).toBe(false);
  expect(await bringIn({ import_key })).toEqual(first);
  const mended = { import_key, corrections: '{"2":{"title":"Beds"}}' };
  expect(await bringIn(mended)).toMatchObject({ success: true, new_rows: 1 });
  expect(await bringIn(mended)).toMatchObject({ success: true, new_rows: 1 });
});
