import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makePdf } from '#testing/cv-files.ts';
import { dayFromToday, givePlan, makeProduct } from '#testing/factories.ts';
import { makeKey } from '#testing/make-key.ts';
import { requestAs } from '#testing/request-as.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { database, fetch } = app;
const { pool } = database;
const asked = await signInExhibitor(database, { name: 'Care House' });
const rival = await signInExhibitor(database, { name: 'Dana Devices' });
const stranger = await signInExhibitor(database, { name: 'Elsewhere' });
for (const { company } of [asked, rival, stranger]) await givePlan(database, company.id);
const products = [
  await makeProduct(database, { companyId: asked.company.id, itemName: 'Secret pump' }),
  await makeProduct(database, { companyId: rival.company.id, itemName: 'Lamp' }),
];
const buyer = await signInJobSeeker(database);
const otherBuyer = await signInJobSeeker(database);
const ids = products.map(({ id }) => id);
const token = await requestAs(app, buyer, ids);
const otherToken = await requestAs(app, otherBuyer, [products[1]?.id ?? 0]);

const json = { 'content-type': 'application/json' };
type Headers = Readonly<Record<string, string>>;

async function ask(path: string, body?: object | FormData, headers: Headers = {}) {
  const isForm = body instanceof FormData;
  const response = await fetch(`/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: isForm || !body ? { ...headers } : { ...headers, ...json },
    body: isForm ? body : body && JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

const PRICE = '987.654';
const TERMS = 'Only for this buyer';

const { rows: leads } = await pool.query(
  `select e.id, e.request_id, l.id as line from enquiries e
   join quote_request_lines l on l.enquiry_id = e.id where e.company_id = $1`,
  [asked.company.id],
);
const lead = Number(leads[0].id);
const request = Number(leads[0].request_id);

const quotationOf = (id: number) => ({
  id: String(id),
  key: randomUUID(),
  currency: 'KWD',
  lines: JSON.stringify([{ line_id: Number(leads[0].line), price: PRICE }]),
  valid_until: dayFromToday(9),
  terms: TERMS,
});
const form = new FormData();
for (const [name, value] of Object.entries(quotationOf(lead))) form.set(name, value);
form.set('file', new File([new Uint8Array(makePdf())], 'offer.pdf'));
await ask('exhibitor/enquiries/quote.php', form, asked.headers);
const { rows: quotations } = await pool.query('select id from quotations');
const quotation = Number(quotations[0].id);
await pool.query(
  `insert into quote_request_files (request_id, file, file_name, file_type)
   select $1, file || 'x', 'need.pdf', 'pdf' from quotations where id = $2`,
  [request, quotation],
);
const { rows: requestFiles } = await pool.query('select id from quote_request_files');
await pool.query(
  `insert into lead_webhooks (company_id, address, secret, events)
   values ($1, 'https://hooks.example.com', '\\x00', '{stage.changed}')`,
  [asked.company.id],
);
const { rows: told } = await pool.query(
  `insert into lead_webhook_deliveries (company_id, event, facts, state)
   values ($1, 'stage.changed', jsonb_build_object('enquiry_id', $2::bigint), 'failed') returning id`,
  [asked.company.id, lead],
);

const keyOf = async ({ company }: typeof asked) => ({
  authorization: `Bearer ${await makeKey(database, company.id)}`,
});

/** Everybody to whom it does not belong, with the link they have. */
const others: Readonly<Record<string, { headers: Headers; token: string }>> = {
  nobody: { headers: {}, token: 'x'.repeat(43) },
  'another company that was asked': { headers: rival.headers, token: otherToken },
  'its program': { headers: await keyOf(rival), token: otherToken },
  'a company that was not asked': { headers: stranger.headers, token: otherToken },
  'its program too': { headers: await keyOf(stranger), token: otherToken },
  'another buyer': { headers: otherBuyer.headers, token: otherToken },
};

type Cell = { readonly path: string; readonly body?: (token: string) => object };

const cells: readonly Cell[] = [
  { path: `exhibitor/enquiries/detail.php?id=${lead}` },
  { path: 'exhibitor/enquiries/list.php' },
  { path: 'exhibitor/enquiries/export.php?format=csv' },
  { path: 'exhibitor/webhook/show.php' },
  { path: `exhibitor/enquiries/quotation-file.php?quotation_id=${quotation}` },
  {
    path: 'exhibitor/enquiries/answer.php',
    body: () => ({ id: lead, key: randomUUID(), message: 'Hello' }),
  },
  {
    path: 'exhibitor/enquiries/update.php',
    body: () => ({ id: lead, state: 'lost', notes: 'Mine' }),
  },
  { path: 'exhibitor/enquiries/mark-read.php', body: () => ({ id: lead, read: true }) },
  { path: 'exhibitor/enquiries/report.php', body: () => ({ id: lead, reason: 'spam' }) },
  { path: 'exhibitor/enquiries/quote.php', body: () => quotationOf(lead) },
  { path: 'exhibitor/webhook/resend.php', body: () => ({ id: told[0].id }) },
  { path: 'user/requests.php' },
  { path: 'user/open-request.php', body: () => ({ id: request }) },
  { path: 'enquiries/request.php', body: (by) => ({ token: by }) },
  {
    path: 'enquiries/request-reply.php',
    body: (by) => ({ token: by, id: lead, key: randomUUID(), message: 'I' }),
  },
  {
    path: 'enquiries/accept-quotation.php',
    body: (by) => ({ token: by, id: lead, quotation_id: quotation }),
  },
  {
    path: 'enquiries/decline-quotation.php',
    body: (by) => ({ token: by, id: lead, quotation_id: quotation, reason: 'price' }),
  },
];

const stateOf = async () => {
  const { rows } = await pool.query(
    `select e.state, e.notes, q.state as quoted, (select count(*) from quotations)::int as quotations,
       (select count(*) from enquiry_messages where enquiry_id = e.id)::int as messages,
       (select count(*) from enquiry_reports)::int as reports, d.state as told
     from enquiries e join quotations q on q.enquiry_id = e.id, lead_webhook_deliveries d
     where e.id = $1`,
    [lead],
  );
  return rows;
};
const secrets = [PRICE, TERMS, 'Secret pump', 'offer.pdf', buyer.account.email];

describe.each(Object.entries(others))('%s', (_name, { headers, token: by }) => {
  test.each(cells)('learns and changes nothing by $path', async ({ path, body }) => {
    await pool.query('delete from rate_limits');
    const before = await stateOf();
    const { text } = await ask(path, body?.(by), headers);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(await stateOf()).toEqual(before);
  });
});

test('a file of the request is for whom it was sent to', async () => {
  const path = `exhibitor/enquiries/request-file.php?file_id=${requestFiles[0].id}`;
  expect((await ask(path, undefined, stranger.headers)).status).toBe(404);
});

test('those it belongs to see it', async () => {
  const opened = await ask(`exhibitor/enquiries/detail.php?id=${lead}`, undefined, asked.headers);
  for (const seen of [PRICE, TERMS, 'Secret pump', 'offer.pdf'])
    expect(opened.text).toContain(seen);
  expect(opened.text).not.toContain(buyer.account.email);
  const read = await ask('enquiries/request.php', { token });
  for (const seen of [PRICE, TERMS, 'Secret pump']) expect(read.text).toContain(seen);
  const file = `exhibitor/enquiries/quotation-file.php?quotation_id=${quotation}`;
  expect((await ask(file, undefined, asked.headers)).status).toBe(200);
});
