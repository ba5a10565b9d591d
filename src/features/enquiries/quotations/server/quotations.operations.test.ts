import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MachineBusy, TaskTooLarge } from '#platform/processes/problems.ts';
import { makePdf } from '#testing/cv-files.ts';
import { dayFromToday, makeProduct } from '#testing/factories.ts';
import { requestAs } from '#testing/request-as.ts';
import { type SignedIn, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { readDeal, sheetsOf } from './deal-paper.ts';
import { makeDueDeals } from './make-due-deals.ts';

// Rendering a document takes a second, and more on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const app = await startTestApp();
const { call, database } = app;
const { pool } = database;
const care = await signInExhibitor(database, { name: 'Care House', nameAr: 'دار الرعاية' });
const dana = await signInExhibitor(database, { name: 'Dana Devices' });
const pump = await makeProduct(database, { companyId: care.company.id, itemName: 'Pump' });
const bed = await makeProduct(database, { companyId: care.company.id, itemName: 'Bed' });
const lamp = await makeProduct(database, { companyId: dana.company.id, itemName: 'Lamp' });
const buyer = await signInJobSeeker(database);
const log = { error: (details: object) => expect.unreachable(JSON.stringify(details)) };

let token = '';
beforeEach(async () => {
  token = await requestAs(app, buyer, [pump.id, bed.id, lamp.id]);
});
afterEach(() => pool.query('truncate quote_requests, enquiries, mails, rate_limits cascade'));

const post = (path: string, body: object, who?: SignedIn) =>
  call(path, {
    method: 'POST',
    headers: { ...who?.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function leadOf({ headers }: SignedIn) {
  const { body } = await call('exhibitor/enquiries/list.php', { headers });
  const id = body.enquiries[0]?.id;
  return (await call(`exhibitor/enquiries/detail.php?id=${id}`, { headers })).body.enquiry;
}

type Line = { line_id: number; price?: string };

async function quote(who: SignedIn, more: Record<string, unknown> = {}, prices = ['12.500', '3']) {
  const lead = await leadOf(who);
  const lines: Line[] = lead.request.lines.map(({ id }: { id: number }, at: number) => ({
    line_id: id,
    price: prices[at] ?? '',
    delivery_days: 14,
  }));
  const facts = { id: lead.id, key: randomUUID(), currency: 'KWD', lines: JSON.stringify(lines) };
  const valid_until = dayFromToday(30);
  return post('exhibitor/enquiries/quote.php', { ...facts, valid_until, ...more }, who);
}

const read = async (by = token) =>
  (await post('enquiries/request.php', { token: by })).body.request;

async function answerOf(name: string) {
  const { companies } = await read();
  return companies.find((each: { company_name: string }) => each.company_name === name);
}

async function decide(what: 'accept' | 'decline', more: object = {}) {
  const { id, quotations } = await answerOf('Care House');
  const asked = { token, id, quotation_id: quotations[0].id, ...more };
  return post(`enquiries/${what}-quotation.php`, asked);
}

const mails = async () => (await pool.query('select * from mails order by id')).rows;

describe('POST exhibitor/enquiries/quote.php', () => {
  test('a key says something about one lead: the same in another’s is another quotation', async () => {
    const key = randomUUID();
    for (const who of [care, dana, care, dana]) {
      expect((await quote(who, { key })).status).toBe(200);
    }
    for (const name of ['Care House', 'Dana Devices']) {
      expect((await answerOf(name)).quotations).toHaveLength(1);
    }
  });

  test('refuses what is no price, no day or not asked', async () => {
    expect((await quote(care, { valid_until: dayFromToday(-1) })).status).toBe(400);
    expect((await quote(care, { valid_until: dayFromToday(400) })).status).toBe(400);
    for (const currency of ['kd', 'ABC', 'XXX', 'XAU']) {
      expect([currency, (await quote(care, { currency })).status]).toEqual([currency, 400]);
    }
    expect((await quote(care, { lines: '[' })).status).toBe(400);
    expect((await quote(care, {}, ['', ''])).status).toBe(400);
    expect((await quote(care, {}, ['1.23456'])).status).toBe(400);
    expect((await quote(care, {}, ['-3'])).status).toBe(400);
    const undecided = await quote(care, {}, ['1,250']);
    expect([undecided.status, undecided.body.message]).toEqual([
      ...[400, '“1,250” can mean 1250 or 1.250. Please write it one of these ways.'],
    ]);
    const [foreign] = (await leadOf(dana)).request.lines;
    const lines = JSON.stringify([{ line_id: foreign.id, price: '1' }]);
    expect((await quote(care, { lines })).status).toBe(400);
    expect((await answerOf('Care House')).quotations).toEqual([]);
  });

  test('takes what a scanner costs in the smallest of units, and no total that is not exact', async () => {
    expect((await quote(care, { currency: 'LBP' }, ['90000000000', ''])).status).toBe(200);
    expect((await answerOf('Care House')).quotations).toMatchObject([
      { currency: 'LBP', total: '900000000000.00' },
    ]);
    for (const price of ['999999999999', 'NaN', 'Infinity', '1e9', '0x10', '٩٩٩٩٩٩٩٩٩٩٩٩']) {
      expect([price, (await quote(care, {}, [price, ''])).status]).toEqual([price, 400]);
    }
    expect((await answerOf('Care House')).quotations).toHaveLength(1);
  });

  test.each([
    ['12,5', '125.000'],
    ['١٢٫٥', '125.000'],
    ['1,250.5', '12505.000'],
    ['1.250,5', '12505.000'],
  ])('reads %s as people write it', async (price, total) => {
    expect((await quote(care, {}, [price, ''])).status).toBe(200);
    expect((await answerOf('Care House')).quotations).toMatchObject([{ total }]);
  });

  test('no company quotes to, or reads the prices of, another’s lead', async () => {
    const { id } = await leadOf(dana);
    expect((await quote(care, { id })).status).toBe(404);
    await quote(dana, {}, ['9']);
    expect(JSON.stringify(await leadOf(care))).not.toContain('9.000');
    const seen = await call(`exhibitor/enquiries/detail.php?id=${id}`, { headers: care.headers });
    expect(seen.status).toBe(404);
  });

  test('the buyer gets it by mail with its file, the lead is quoted, and the total is exact', async () => {
    const form = new FormData();
    const lead = await leadOf(care);
    const lines = lead.request.lines.map(({ id }: { id: number }) => ({
      line_id: id,
      price: '0.1',
    }));
    const facts = { id: lead.id, key: randomUUID(), currency: 'KWD', lines: JSON.stringify(lines) };
    for (const [name, value] of Object.entries(facts)) form.set(name, String(value));
    form.set('valid_until', dayFromToday(3));
    form.set('file', new File([new Uint8Array(makePdf())], 'offer.pdf'));
    const { headers } = care;
    const sent = await call('exhibitor/enquiries/quote.php', {
      method: 'POST',
      headers,
      body: form,
    });
    expect(sent.body.enquiry).toMatchObject({ state: 'quoted', request: { quotations: [{}] } });
    const { quotations } = await answerOf('Care House');
    expect(quotations).toMatchObject([
      { revision: 1, state: 'open', total: '2.000', file_name: 'offer.pdf' },
    ]);
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({ recipient: buyer.account.email, attachment_name: 'offer.pdf' });
    const file = `exhibitor/enquiries/quotation-file.php?quotation_id=${quotations[0].id}`;
    expect((await call(file, { headers: dana.headers })).status).toBe(404);
    expect((await app.fetch(`/api/${file}`, { headers })).status).toBe(200);
  });

  test('each sending is a revision, and the same key is the same one', async () => {
    const key = randomUUID();
    await quote(care, { key });
    await quote(care, { key });
    await quote(care, {}, ['11']);
    const { quotations } = await answerOf('Care House');
    const told = quotations.map(({ revision, state }: { revision: number; state: string }) => [
      revision,
      state,
    ]);
    expect(told).toEqual([
      [2, 'open'],
      [1, 'replaced'],
    ]);
  });
});

describe('the buyer decides', () => {
  test('no other link and no other part reaches a quotation', async () => {
    await quote(care);
    await quote(dana);
    const other = await requestAs(app, await signInJobSeeker(database), [lamp.id]);
    const { id, quotations } = await answerOf('Care House');
    const theirs = await answerOf('Dana Devices');
    const wrong = [
      { token: other, id, quotation_id: quotations[0].id },
      { token, id: theirs.id, quotation_id: quotations[0].id },
      { token: 'x'.repeat(43), id, quotation_id: quotations[0].id },
    ];
    for (const asked of wrong) {
      expect((await post('enquiries/accept-quotation.php', asked)).status).toBe(404);
    }
    expect((await answerOf('Care House')).quotations[0].state).toBe('open');
  });

  test('is not accepted by whom the company has blocked, or who is suspended, until they are not', async () => {
    await quote(care);
    const { id } = await leadOf(care);
    const stand = (sender: string) => post('exhibitor/enquiries/update.php', { id, sender }, care);
    const suspend = (since: string | null) =>
      pool.query('update accounts set suspended_at = $2 where id = $1', [buyer.account.id, since]);
    await stand('blocked');
    expect((await decide('accept')).status).toBe(403);
    await stand('plain');
    await suspend('2026-01-01');
    expect((await decide('accept')).status).toBe(403);
    await suspend(null);
    expect(await leadOf(care)).toMatchObject({ state: 'quoted', email: null });
    expect((await decide('accept')).status).toBe(200);
  });

  test('accepted at once by many it acts once: won, contact shared, one paper to each side', async () => {
    await quote(care);
    const before = (await mails()).length;
    const { id, quotations } = await answerOf('Care House');
    const asked = { token, id, quotation_id: quotations[0].id };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('enquiries/accept-quotation.php', asked)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await leadOf(care)).toMatchObject({
      state: 'won',
      email: buyer.account.email,
      phone: '+965 5551 0000',
    });
    // Whether a lead is won or lost is the company's own business: the buyer goes on seeing "quoted".
    expect((await answerOf('Care House')).state).toBe('quoted');
    const appUrl = 'http://portal.example';
    const both = () => Promise.all([1, 2].map(() => makeDueDeals({ pool, appUrl, log })));
    while ((await both()).some((made) => made > 0));
    const sent = (await mails()).slice(before);
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(
      [buyer.account.email, care.company.email].sort(),
    );
    for (const mail of sent) {
      expect(mail.attachment.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const sheets = await sheetsOf(pool, await readDeal(pool, quotations[0].id));
    expect(sheets.map(({ language, total }) => [language, total.value])).toEqual([
      ['en', 'KWD 155.000'],
      ['ar', '155.000 د.ك'],
    ]);
    // Within Arabic text the number keeps the order of its groups.
    expect(sheets[1]?.billedTo.lines.at(-1)).toBe('\u200e+965 5551 0000');
    expect((await quote(care)).status).toBe(409);
    expect((await decide('decline', { reason: 'price' })).status).toBe(409);
    expect((await leadOf(dana)).email).toBeNull();
  });

  test('a paper that cannot be set is tried twice, and goes once in plain words', async () => {
    await quote(care, { terms: 'Half now, half on delivery' });
    expect((await decide('accept')).status).toBe(200);
    const before = (await mails()).length;
    const told: object[] = [];
    let tries = 0;
    const render = async (): Promise<Buffer> => {
      tries += 1;
      throw new TaskTooLarge('it took too much work');
    };
    const parts = { pool, appUrl: 'http://portal.example', render };
    for (let turn = 0; turn < 4; turn += 1) {
      await makeDueDeals({ ...parts, log: { error: (details) => told.push(details) } });
      await pool.query(`update quotation_deals set due_at = now() where due_at < 'infinity'`);
    }
    expect([tries, told.length]).toEqual([2, 1]);
    const sent = (await mails()).slice(before);
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(
      [buyer.account.email, care.company.email].sort(),
    );
    for (const { attachment_name, attachment } of sent) {
      expect(attachment_name).toMatch(/^quotation-Q-\d{6}\.txt$/);
      for (const words of ['Pump: KWD', 'Half now, half on delivery', 'عرض سعر مقبول']) {
        expect(attachment.toString()).toContain(words);
      }
    }
  });

  test('a machine without time for it is asked again, not for ever', async () => {
    await quote(care);
    await decide('accept');
    const render = () => Promise.reject(new MachineBusy('no turn came'));
    const due = () =>
      pool.query(`update quotation_deals set due_at = now() where due_at < 'infinity'`);
    const quiet = { error: () => undefined };
    for (let turn = 0; turn < 19; turn += 1) {
      await due();
      await makeDueDeals({ pool, appUrl: 'http://portal.example', log: quiet, render });
    }
    expect((await mails()).filter(({ attachment }) => attachment)).toEqual([]);
    await due();
    await makeDueDeals({ pool, appUrl: 'http://portal.example', log, render });
    expect((await mails()).filter(({ attachment }) => attachment)).toHaveLength(2);
  });

  test('what is over or replaced cannot be accepted', async () => {
    await quote(care);
    const { quotations } = await answerOf('Care House');
    await pool.query(`update quotations set valid_until = current_date - 2`);
    expect((await answerOf('Care House')).quotations[0].state).toBe('expired');
    expect((await decide('accept')).body.code).toBe('expired');
    await quote(care);
    const old = { quotation_id: quotations[0].id };
    expect((await decide('accept', old)).body.code).toBe('replaced');
    expect((await decide('accept')).status).toBe(200);
  });

  test('declined with a reason the company is told, and may send another', async () => {
    await quote(care);
    expect((await decide('decline', { reason: 'dear' })).status).toBe(400);
    expect((await decide('decline', { reason: 'price', note: 'Ten would do.' })).status).toBe(200);
    expect(await leadOf(care)).toMatchObject({ state: 'lost', is_unread: true, email: null });
    const told = (await mails()).filter(({ recipient }) => recipient === care.company.email);
    expect(told.at(-1).body).toContain('Ten would do.');
    expect((await decide('accept')).body.code).toBe('declined');
    // It counts as quoted all the same.
    const own = await call('user/requests.php', { headers: buyer.headers });
    expect(own.body.requests).toMatchObject([{ companies: 2, quoted: 1 }]);
    await quote(care, {}, ['10']);
    expect(await leadOf(care)).toMatchObject({ state: 'quoted' });
    expect((await decide('accept')).status).toBe(200);
  });

  test('asks back, and only that company reads it', async () => {
    const { id } = await answerOf('Care House');
    const asked = { token, id, key: randomUUID(), message: 'Which voltage?' };
    expect((await post('enquiries/request-reply.php', asked)).status).toBe(200);
    expect(JSON.stringify(await leadOf(care))).toContain('Which voltage?');
    expect(JSON.stringify(await leadOf(dana))).not.toContain('Which voltage?');
  });
});

describe('when somebody goes', () => {
  const user = (path: string, who: SignedIn, body: object = {}) =>
    post(`user/${path}.php`, body, who);

  test('a buyer who is erased leaves the company its quotation without the person', async () => {
    const leaving = await signInJobSeeker(database);
    token = await requestAs(app, leaving, [pump.id], { notes: 'Canary words' });
    await quote(care);
    await decide('decline', { reason: 'price', note: 'Canary reason' });
    expect((await user('erase', leaving, { email: leaving.account.email })).status).toBe(200);
    const lead = await leadOf(care);
    expect(lead).toMatchObject({
      is_erased: true,
      name: '',
      request: {
        lines: [{ title: 'Pump' }],
        quotations: [{ state: 'declined', total: '125.000' }],
      },
    });
    expect(JSON.stringify(lead)).not.toContain('anary');
    expect((await post('enquiries/request.php', { token })).status).toBe(404);
    const { rows } = await pool.query(
      `select count(*)::int as count from quote_requests where email = $1 or notes like '%anary%'`,
      [leaving.account.email],
    );
    expect(rows[0].count).toBe(0);
  });

  test('a company that is erased takes its prices along', async () => {
    const leaving = await signInExhibitor(database, { name: 'Leaving Canary' });
    const scale = await makeProduct(database, { companyId: leaving.company.id, itemName: 'Scale' });
    token = await requestAs(app, buyer, [scale.id]);
    await quote(leaving, { terms: 'Canary terms' });
    expect((await user('erase', leaving, { email: leaving.account.email })).status).toBe(200);
    const seen = await read();
    expect(seen.companies).toMatchObject([{ state: 'closed', quotations: [] }]);
    expect(JSON.stringify(seen)).not.toContain('anary');
  });
});
