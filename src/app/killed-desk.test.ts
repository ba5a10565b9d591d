import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { createDataFolders } from '#testing/data-folders.ts';
import { dayFromToday, makeProduct } from '#testing/factories.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { freePort, startPortal } from '#testing/start-portal.ts';
import { createTestDatabase } from '#testing/test-database.ts';

// Programs start, on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const database = await createTestDatabase();
const { pool } = database;
const folders = createDataFolders();
const mailbox = await startMailServer();
const owner = await signInExhibitor(database, { name: 'Care House' });
const pump = await makeProduct(database, { companyId: owner.company.id, itemName: 'Pump' });

const env = {
  APP_URL: 'http://mai.example',
  DATA_DIR: await folders.empty(),
  DATABASE_URL: database.url,
  SMTP_URL: mailbox.url,
};
let portal = startPortal({ ...env, PORT: await freePort() });

async function kill() {
  portal.stop('SIGKILL');
  await portal.ended;
}
afterAll(kill);

type Step = {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Record<string, string>;
};

const post = ({ path, body, headers }: Step) =>
  fetch(`${portal.url}/api/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function ask(step: Step) {
  const answer = await post(step);
  const body = await answer.json();
  expect(answer.status, `${step.path}: ${body.message}`).toBe(200);
  return body;
}

/** Each from another person, so that none waits for another's turn or reaches a limit. */
const enquiry = async (subject: string): Promise<Step> => ({
  path: 'enquiries/send.php',
  headers: (await signInJobSeeker(database)).headers,
  body: {
    key: randomUUID(),
    about: 'company',
    id: owner.company.id,
    name: 'Mariam',
    subject,
    message: subject,
    country: 'KW',
  },
});

const request = async (notes: string): Promise<Step> => ({
  path: 'enquiries/send-request.php',
  headers: (await signInJobSeeker(database)).headers,
  body: {
    key: randomUUID(),
    items: JSON.stringify([{ id: pump.id, quantity: 2 }]),
    name: 'Mariam',
    notes,
    country: 'KW',
  },
});

/** The company's part of a request, as its buyer sees it. */
async function partOf(token: string) {
  const { request: read } = await ask({ path: 'enquiries/request.php', body: { token } });
  return read.companies[0];
}

const quotation = (part: { id: number; lines: { id: number }[] }, terms: string): Step => ({
  path: 'exhibitor/enquiries/quote.php',
  headers: owner.headers,
  body: {
    id: part.id,
    key: randomUUID(),
    currency: 'KWD',
    lines: JSON.stringify([{ line_id: part.lines[0]?.id, price: '5' }]),
    valid_until: dayFromToday(9),
    terms,
  },
});

/** Conditions at which an insert stops until the test lets it go: at the first row, in between, and at the last. */
const holds = {
  enquiries: `new.subject like '%held at the lead%'`,
  enquiry_messages: `new.text like '%held at its words%'`,
  quote_requests: `new.notes like '%held at the request%'`,
  quotations: `new.terms like '%held at the quotation%'`,
  quotation_deals: 'true',
  mails: `new.body like '%held at the mails%'`,
};

async function holdSteps(): Promise<() => Promise<void>> {
  await pool.query(`
    create function wait_for_test() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(71); return new; end $$`);
  for (const [table, when] of Object.entries(holds)) {
    await pool.query(`
      create trigger held before insert on ${table} for each row
      when (${when}) execute function wait_for_test()`);
  }
  const client = await pool.connect();
  await client.query('select pg_advisory_lock(71)');
  return async () => {
    await client.query('select pg_advisory_unlock(71)');
    client.release();
    for (const table of Object.keys(holds)) await pool.query(`drop trigger held on ${table}`);
  };
}

async function countWaiting(): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].n;
}

/** The number of rows in all tables that these steps write, except mails, which are sent. */
async function counts() {
  const { rows } = await pool.query(`
    select (select count(*) from enquiries)::int as leads,
      (select count(*) from enquiry_messages)::int as messages,
      (select count(*) from quote_requests)::int as requests,
      (select count(*) from quotations)::int as quotations,
      (select count(*) from quotations where state = 'accepted')::int as accepted,
      (select count(*) from quotation_deals)::int as deals`);
  return rows[0];
}

/** The mails that arrived. One that the server took while its sender died is sent again with the same id. */
const mailed = () => {
  const byId = new Map(
    mailbox.received.map(({ headers, subject, to }) => [
      headers.match(/^Message-ID: (.*)$/im)?.[1],
      `${subject} → ${to === owner.company.email ? 'company' : 'buyer'}`,
    ]),
  );
  return [...byId.values()].sort();
};

/** A mail whose sender died is sent by others after a minute; this test makes it due at once. */
async function untilMailed(expected: readonly string[]): Promise<void> {
  await expect
    .poll(
      async () => {
        await pool.query('update mails set due_at = now() where sent_at is null');
        return mailed();
      },
      { timeout: 30_000 },
    )
    .toEqual([...expected].sort());
}

const enquiryMails = (subject: string) => [
  `Your enquiry to Care House: ${subject} → buyer`,
  `New enquiry from Mariam: ${subject} → company`,
];
const heldEnquiries = ['held at the lead', 'held at its words', 'held at the mails'];
const requestMails = [
  'Your request for quotation has gone to one company → buyer',
  'Request for quotation from Mariam: Pump → company',
];
const quotationMail = 'Quotation from Care House: Pump → buyer';
const dealMails = [
  'You have accepted the quotation of Care House → buyer',
  'Quotation accepted by Mariam: Pump → company',
];

test('a program killed at any step of the desk loses nothing it acknowledged, and mails all of it once', async () => {
  await portal.requireReady();
  const { token } = await ask(await enquiry('to be heard'));
  await ask(await enquiry('to be answered'));
  const { rows } = await pool.query('select max(id)::int as id from enquiries');
  const lead = rows[0].id;
  const toQuote = await ask(await request('for a price'));
  const toAccept = await ask(await request('for a deal'));
  await ask(quotation(await partOf(toAccept.token), 'As usual'));
  const quoted = await partOf(toAccept.token);
  const told = [
    ...['to be heard', 'to be answered'].flatMap(enquiryMails),
    ...requestMails,
    ...requestMails,
    quotationMail,
  ];
  await untilMailed(told);

  const held: readonly Step[] = [
    ...(await Promise.all(heldEnquiries.map(enquiry))),
    await request('held at the request'),
    {
      path: 'enquiries/reply.php',
      body: { token, key: randomUUID(), message: 'A word held at its words' },
    },
    {
      path: 'exhibitor/enquiries/answer.php',
      headers: owner.headers,
      body: { id: lead, key: randomUUID(), message: 'An answer held at the mails' },
    },
    quotation(await partOf(toQuote.token), 'held at the quotation'),
    {
      path: 'enquiries/accept-quotation.php',
      body: { token: toAccept.token, id: quoted.id, quotation_id: quoted.quotations[0].id },
    },
  ];
  const letGo = await holdSteps();
  // Acknowledged right before the kill: neither it nor its mails may be lost.
  await ask(await enquiry('acknowledged'));
  await ask(await request('acknowledged'));
  const kept = await counts();
  const answered: string[] = [];
  const unanswered = held.map(async (step) => {
    const answer = await post(step).catch(() => null);
    if (answer) answered.push(`${step.path}: ${await answer.text()}`);
  });
  await expect
    .poll(async () => [await countWaiting(), ...answered], { timeout: 20_000 })
    .toEqual([held.length]);
  await kill();
  await Promise.all(unanswered);
  expect(answered).toEqual([]);
  await letGo();
  await expect.poll(countWaiting).toBe(0);
  expect(await counts()).toEqual(kept);

  portal = startPortal({ ...env, PORT: await freePort() });
  await portal.requireReady();
  const afterwards = [...told, ...enquiryMails('acknowledged'), ...requestMails];
  await untilMailed(afterwards);
  // Whoever got no response sends the same again, twice at once.
  for (const step of held) await Promise.all([ask(step), ask(step)]);
  expect(await counts()).toEqual({
    leads: kept.leads + 4,
    messages: kept.messages + 6,
    requests: kept.requests + 1,
    quotations: kept.quotations + 1,
    accepted: 1,
    deals: 1,
  });
  await untilMailed([
    ...afterwards,
    ...heldEnquiries.flatMap(enquiryMails),
    ...requestMails,
    'New message from Mariam: to be heard → company',
    'Care House has answered: to be answered → buyer',
    quotationMail,
    ...dealMails,
  ]);
});
