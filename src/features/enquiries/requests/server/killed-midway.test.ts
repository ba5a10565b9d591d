import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { acceptOne } from '#features/enquiries/quotations/server/decide.ts';
import { makeDueDeals } from '#features/enquiries/quotations/server/make-due-deals.ts';
import { addQuotation } from '#features/enquiries/quotations/server/send-quotation.ts';
import type { NewRequest } from '#features/enquiries/requests/new-request.ts';
import { lockOfRequest } from '#features/enquiries/server/conversation.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { killAtEveryStep } from '#testing/dying-client.ts';
import { makeProduct } from '#testing/factories.ts';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { receiveRequest } from './receive-request.ts';

const { database, files } = await startTestApp();
const { pool } = database;
const care = await signInExhibitor(database, { name: 'Care House' });
const dana = await signInExhibitor(database, { name: 'Dana Devices' });
const pump = await makeProduct(database, { companyId: care.company.id, itemName: 'Pump' });
const lamp = await makeProduct(database, { companyId: dana.company.id, itemName: 'Lamp' });
const now = new Date();
const appUrl = 'https://mai.example';

/** The number of rows in all tables that a step writes. */
async function counts() {
  const { rows } = await pool.query(`
    select (select count(*) from quote_requests)::int as requests,
      (select count(*) from enquiries)::int as leads,
      (select count(*) from quote_request_lines)::int as lines,
      (select count(*) from quotations)::int as quotations,
      (select count(*) from quotations where state = 'accepted')::int as accepted,
      (select count(*) from quotation_deals)::int as deals,
      (select count(*) from enquiry_links)::int as links,
      (select count(*) from mails)::int as mails`);
  return rows[0];
}

/** If killed at any point, nothing is stored; done twice, everything is stored once. */
async function expectWhole(work: (client: pg.ClientBase) => Promise<unknown>, change: object) {
  const before = await counts();
  const deaths = await killAtEveryStep(pool, work, async (step) => {
    expect(await counts(), `killed at step ${step}`).toEqual(before);
  });
  const after = await counts();
  expect(after).toEqual({ ...before, ...change });
  await killAtEveryStep(pool, work, async () => undefined);
  expect(await counts()).toEqual(after);
  return deaths;
}

test('killed at any step a request, its quotation and the deal are whole or not there, and mail once', async () => {
  const request: NewRequest = {
    items: [
      { id: pump.id, quantity: 2, note: 'With battery' },
      { id: lamp.id, quantity: 1, note: '' },
    ],
    need: null,
    name: 'Mariam Darwish',
    phone: null,
    notes: 'For a new ward.',
    neededBy: null,
    country: 'KW',
    city: null,
    language: 'en',
    key: randomUUID(),
    asked: null,
    email: 'mariam@buyer.example',
    accountId: null,
  };
  const receive = (client: pg.ClientBase) =>
    receiveRequest(client, request, { attached: [], files, appUrl, now });
  const received = { requests: 1, leads: 2, lines: 2, links: 1, mails: 3 };
  expect(await expectWhole(receive, received)).toBeGreaterThan(15);

  const { rows } = await pool.query(
    `select e.id, e.request_id, l.id as line from enquiries e
     join quote_request_lines l on l.enquiry_id = e.id where e.company_id = $1`,
    [care.company.id],
  );
  const [id, requestId, line] = ['id', 'request_id', 'line'].map((name) =>
    Number(rows[0][name]),
  ) as [number, number, number];
  const today = todayAt(now);
  const key = randomUUID();
  const quote = (client: pg.ClientBase) =>
    addQuotation(
      client,
      { company: care.company.id, id },
      {
        key,
        asked: Buffer.from('asked'),
        currency: 'KWD',
        lines: JSON.stringify([{ line_id: line, price: '12.5' }]),
        validUntil: addDays(today, 9),
        terms: '',
        file: undefined,
      },
      { files, appUrl },
    );
  const quoted = { quotations: 1, links: 2, mails: 4 };
  expect(await expectWhole(quote, quoted)).toBeGreaterThan(8);

  const { rows: made } = await pool.query('select id from quotations');
  const accept = async (client: pg.ClientBase) => {
    const lead = await lockOfRequest(client, requestId, id);
    await acceptOne(client, lead, { quotation: Number(made[0].id), today });
  };
  expect(await expectWhole(accept, { accepted: 1, deals: 1 })).toBeGreaterThan(4);

  const log = { error: () => undefined };
  await Promise.all([makeDueDeals({ pool, appUrl, log }), makeDueDeals({ pool, appUrl, log })]);
  await pool.query('update quotation_deals set due_at = now()');
  await makeDueDeals({ pool, appUrl, log });
  expect(await counts()).toMatchObject({ mails: 6, deals: 1 });
});
