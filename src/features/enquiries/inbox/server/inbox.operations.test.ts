import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { sendAs } from '#testing/enquire-as.ts';
import { dayFromToday, givePlan } from '#testing/factories.ts';
import { type SignedIn, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { call, database, fetch } = app;
const { pool } = database;
const owner = await signInExhibitor(database, { name: 'Care House', nameAr: 'دار الرعاية' });
const other = await signInExhibitor(database);

afterEach(() =>
  pool.query('truncate enquiries, enquiry_senders, subscriptions, mails, rate_limits cascade'),
);

const get = (who: SignedIn, path: string) =>
  call(`exhibitor/enquiries/${path}`, { headers: who.headers });

const post = (who: SignedIn, path: string, body: object) =>
  call(`exhibitor/enquiries/${path}.php`, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function enquiry(facts: Readonly<Record<string, unknown>> = {}) {
  const buyer = await signInJobSeeker(database);
  const sent = await sendAs(app, buyer, owner.company.id, facts);
  await pool.query('truncate mails');
  return { ...sent, buyer };
}

const namesOf = ({ body }: Awaited<ReturnType<typeof get>>) =>
  body.enquiries.map(({ name }: { name: string }) => name);

describe('whose it is', () => {
  test('no company reads, answers, changes or reports another’s', async () => {
    const { id } = await enquiry();
    expect((await get(other, `detail.php?id=${id}`)).status).toBe(404);
    expect((await get(other, 'list.php')).body.enquiries).toEqual([]);
    const attempts = [
      ['answer', { key: randomUUID(), message: 'Mine' }],
      ['update', { state: 'won' }],
      ['update', { sender: 'blocked' }],
      ['mark-read', { read: true }],
      ['report', { reason: 'spam' }],
    ] as const;
    for (const [path, body] of attempts) {
      expect((await post(other, path, { id, ...body })).status).toBe(404);
    }
    const lead = (await get(owner, `detail.php?id=${id}`)).body.enquiry;
    expect(lead).toMatchObject({ state: 'new', is_unread: true, is_blocked: false });
    expect(lead.messages).toHaveLength(1);
  });

  test('what an answer is called counts within its conversation, and is said once there', async () => {
    const key = randomUUID();
    const asked = [await enquiry(), await enquiry()];
    for (const { id } of [...asked, ...asked]) {
      const { status, body } = await post(owner, 'answer', { id, key, message: `To ${id}` });
      expect([status, body.enquiry.messages.at(-1).text]).toEqual([200, `To ${id}`]);
      expect(body.enquiry.messages).toHaveLength(2);
    }
  });

  test('its file is for the company that got it alone', async () => {
    const { id } = await enquiry();
    const { rows } = await pool.query('select id from enquiry_messages where enquiry_id = $1', [
      id,
    ]);
    const path = `/api/exhibitor/enquiries/file.php?message_id=${rows[0].id}`;
    for (const who of [owner, other]) {
      expect((await fetch(path, { headers: who.headers })).status).toBe(404);
    }
  });
});

describe('GET exhibitor/enquiries/list.php', () => {
  test('refuses filters that are none', async () => {
    for (const query of ['state=open', 'unread=yes', 'cursor=x', 'limit=0']) {
      expect((await get(owner, `list.php?${query}`)).status).toBe(400);
    }
  });

  test('counts, filters, searches and pages, the latest word on top', async () => {
    const first = await enquiry({ name: 'Layla', subject: 'Gloves of nitrile' });
    await enquiry({ name: 'Omar', subject: 'Beds' });
    await post(owner, 'update', { id: first.id, state: 'quoted', labels: ['Kuwait', 'Kuwait'] });
    await post(owner, 'mark-read', { id: first.id, read: true });
    const all = await get(owner, 'list.php');
    expect(namesOf(all)).toEqual(['Omar', 'Layla']);
    expect(all.body).toMatchObject({
      counts: { new: 1, answered: 0, quoted: 1, won: 0, lost: 0 },
      unread: 1,
      due: 0,
      labels: ['Kuwait'],
    });
    expect(namesOf(await get(owner, 'list.php?state=quoted'))).toEqual(['Layla']);
    expect(namesOf(await get(owner, 'list.php?unread=1'))).toEqual(['Omar']);
    expect(namesOf(await get(owner, 'list.php?label=Kuwait'))).toEqual(['Layla']);
    expect(namesOf(await get(owner, 'list.php?search=nitrile'))).toEqual(['Layla']);
    const page = (await get(owner, 'list.php?limit=1')).body;
    expect(namesOf(await get(owner, `list.php?limit=1&cursor=${page.next_cursor}`))).toEqual([
      'Layla',
    ]);
    const again = { token: first.token, key: randomUUID(), message: 'And masks?' };
    await call('enquiries/reply.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(again),
    });
    expect(namesOf(await get(owner, 'list.php'))).toEqual(['Layla', 'Omar']);
  });

  test('a reminder is due from its day on', async () => {
    const { id } = await enquiry();
    expect((await post(owner, 'update', { id, remind_on: '2026-02-30' })).status).toBe(400);
    for (const [day, due] of [
      [dayFromToday(1), 0],
      [dayFromToday(0), 1],
      ['2020-01-31', 1],
      ['', 0],
    ] as const) {
      await post(owner, 'update', { id, remind_on: day });
      const { body } = await get(owner, 'list.php?due=1');
      expect([day, body.enquiries.length, body.due]).toEqual([day, due, due]);
    }
  });
});

describe('POST exhibitor/enquiries/answer.php', () => {
  test('reaches the buyer by mail once, with a way back', async () => {
    const { id, buyer } = await enquiry();
    expect((await post(owner, 'answer', { id, key: randomUUID(), message: ' ' })).status).toBe(400);
    const answer = { id, key: randomUUID(), message: 'We have twelve in stock.' };
    await post(owner, 'answer', answer);
    const { body } = await post(owner, 'answer', answer);
    expect(body.enquiry).toMatchObject({ state: 'answered', is_unread: false });
    expect(body.enquiry.messages).toHaveLength(2);
    const { rows } = await pool.query('select recipient, subject, body from mails');
    expect(rows).toEqual([
      expect.objectContaining({
        recipient: buyer.account.email,
        subject: 'Care House has answered: Ventilators',
      }),
    ]);
    const token = rows[0].body.match(/\/enquiry#([\w-]{43})/)[1];
    const read = await call('enquiries/conversation.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(read.body.conversation).toMatchObject({ state: 'answered' });
  });
});

describe('senders', () => {
  test('are trusted, and no longer', async () => {
    const { id } = await enquiry();
    const trusted = await post(owner, 'update', { id, sender: 'trusted' });
    expect(trusted.body.enquiry).toMatchObject({ is_trusted: true, is_blocked: false });
    const plain = await post(owner, 'update', { id, sender: 'plain' });
    expect(plain.body.enquiry).toMatchObject({ is_trusted: false, is_blocked: false });
  });

  test('who is reported is blocked here at once, and everywhere once the operator says so', async () => {
    const { id, buyer } = await enquiry();
    expect((await post(owner, 'report', { id, reason: 'dull' })).status).toBe(400);
    const { body } = await post(owner, 'report', { id, reason: 'fraud', note: 'Asks for money' });
    expect(body.enquiry).toMatchObject({ is_reported: true, is_blocked: true });
    expect((await post(owner, 'report', { id, reason: 'spam' })).status).toBe(409);

    const operator = await signInJobSeeker(database, { isAdmin: true });
    const admin = (path: string, sent?: object) =>
      call(`admin/${path}`, {
        method: sent ? 'POST' : 'GET',
        headers: { ...operator.headers, 'content-type': 'application/json' },
        body: sent && JSON.stringify(sent),
      });
    expect((await admin('waiting.php')).body.reported_enquiries).toBe(1);
    const { reports } = (await admin('enquiries/reported.php?state=open')).body;
    expect(reports).toEqual([
      expect.objectContaining({ id, reason: 'fraud', note: 'Asks for money', decision: null }),
    ]);
    await sendAs(app, buyer, other.company.id);
    const decide = { id, decision: 'stopped' };
    expect((await admin('enquiries/decide.php', { ...decide, id: 999_999 })).status).toBe(404);
    expect((await admin('enquiries/decide.php', decide)).status).toBe(200);
    expect((await admin('enquiries/decide.php', decide)).status).toBe(409);
    await expect(sendAs(app, buyer, other.company.id)).rejects.toThrow('takes no enquiries');
    const { rows } = await pool.query('select action, subject from audit_log order by id desc');
    expect(rows[0]).toEqual({ action: 'restrict', subject: 'enquiry report' });
  });
});

describe('GET exhibitor/enquiries/export.php', () => {
  test('comes with the paid plans, enquiries with every plan', async () => {
    const { buyer } = await enquiry({ subject: '=1+1' });
    expect((await get(owner, 'list.php')).body.enquiries).toHaveLength(1);
    expect((await get(owner, 'export.php?format=csv')).status).toBe(402);
    await givePlan(database, owner.company.id, 1);
    const path = '/api/exhibitor/enquiries/export.php';
    expect((await fetch(`${path}?format=pdf`, { headers: owner.headers })).status).toBe(400);
    const csv = await (await fetch(`${path}?format=csv`, { headers: owner.headers })).text();
    expect(csv).toContain('Mariam Darwish');
    expect(csv).toContain("'=1+1");
    expect(csv).not.toContain(buyer.account.email);
    const xlsx = await fetch(`${path}?format=xlsx&state=won`, { headers: owner.headers });
    expect(Buffer.from(await xlsx.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK');
  });
});
