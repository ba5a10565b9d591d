import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { sendAs } from '#testing/enquire-as.ts';
import { type SignedIn, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { call, database, fetch } = app;
const { pool } = database;
const owner = await signInExhibitor(database, { name: 'Care House' });

afterEach(() => pool.query('truncate enquiries, enquiry_senders, mails, rate_limits cascade'));

const post = (path: string, body: object) =>
  call(`enquiries/${path}.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function enquire(): Promise<{ token: string; buyer: SignedIn; id: number }> {
  const buyer = await signInJobSeeker(database);
  return { ...(await sendAs(app, buyer, owner.company.id)), buyer };
}

const inbox = async (id: number) =>
  (await call(`exhibitor/enquiries/detail.php?id=${id}`, { headers: owner.headers })).body.enquiry;

const mailSubjects = async () =>
  (await pool.query('select subject from mails order by id')).rows.map(({ subject }) => subject);

describe('the link', () => {
  test('another token, or a part of one, opens nothing', async () => {
    const { token } = await enquire();
    expect((await post('conversation', {})).status).toBe(400);
    expect((await post('conversation', { token: token.slice(1) })).status).toBe(400);
    const other = `${token.slice(1)}${token.startsWith('A') ? 'B' : 'A'}`;
    for (const path of ['conversation', 'close']) {
      expect((await post(path, { token: other })).status).toBe(404);
    }
    const reply = { token: other, key: randomUUID(), message: 'Hello' };
    expect((await post('reply', reply)).status).toBe(404);
    expect((await post('share', { token: other, email: true })).status).toBe(404);
  });

  test('shows the buyer the own enquiry and nothing of the company’s desk', async () => {
    const { token, id } = await enquire();
    await pool.query(`update enquiries set notes = 'canary', state = 'lost', labels = '{canary}'`);
    const answer = await post('conversation', { token });
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.body.conversation).toMatchObject({
      company_name: 'Care House',
      subject: 'Ventilators',
      state: 'sent',
      messages: [{ author: 'buyer', text: 'We need twelve of them.' }],
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/canary|lost/);
    expect(id).toBeGreaterThan(0);
  });

  test('its page is kept out of search engines and holds nothing of it', async () => {
    const page = await fetch('/enquiry');
    expect(await page.text()).toContain('noindex');
    expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });
});

describe('what the buyer does', () => {
  test('a reply goes to the inbox and by mail, once for each key', async () => {
    const { token, id } = await enquire();
    await pool.query('update enquiries set is_unread = false');
    await pool.query('truncate mails');
    expect((await post('reply', { token, key: randomUUID(), message: ' ' })).status).toBe(400);
    const reply = { token, key: randomUUID(), message: 'By March, please.' };
    await post('reply', reply);
    const { body } = await post('reply', reply);
    expect(body.conversation.messages).toHaveLength(2);
    expect(await inbox(id)).toMatchObject({ is_unread: true });
    expect(await mailSubjects()).toEqual(['New message from Mariam Darwish: Ventilators']);
  });

  test('to a company that is suspended nothing is mailed; it finds it when it is back', async () => {
    const { token, id } = await enquire();
    const suspend = (since: string | null) =>
      pool.query('update accounts set suspended_at = $2 where id = $1', [owner.account.id, since]);
    await suspend('2026-01-01');
    await pool.query('truncate mails');
    await pool.query('update enquiries set is_unread = false');
    const reply = { token, key: randomUUID(), message: 'By March, please.' };
    expect((await post('reply', reply)).status).toBe(200);
    await post('share', { token, phone: '+965 5551 0000' });
    expect(await mailSubjects()).toEqual([]);
    await suspend(null);
    expect(await inbox(id)).toMatchObject({ is_unread: true, phone: '+965 5551 0000' });
  });

  test('address and number are in no answer to the company until they are shared', async () => {
    const { token, id, buyer } = await enquire();
    const everything = async () => {
      const paths = [`detail.php?id=${id}`, 'list.php', 'list.php?search=Mariam'];
      const answers = await Promise.all(
        paths.map((path) => call(`exhibitor/enquiries/${path}`, { headers: owner.headers })),
      );
      return JSON.stringify(answers.map(({ body }) => body));
    };
    expect(await everything()).not.toContain(buyer.account.email);
    expect(await everything()).not.toContain('5551');
    expect((await post('share', { token })).status).toBe(400);
    await post('share', { token, email: true });
    expect(await inbox(id)).toMatchObject({ email: buyer.account.email, phone: null });
    const { body } = await post('share', { token, phone: '+965 5551 0000' });
    expect(body.conversation).toMatchObject({ email_shared: true, phone_shared: true });
    expect(await inbox(id)).toMatchObject({ phone: '+965 5551 0000' });
  });

  test('the company hears once of what is shared, however often it is', async () => {
    const { token } = await enquire();
    const shared = { token, email: true, phone: '+965 5551 0000' };
    await post('share', shared);
    await pool.query('truncate mails; update enquiries set is_unread = false');
    for (const more of [shared, { token, email: true }, { token, phone: shared.phone }]) {
      expect((await post('share', more)).status).toBe(200);
    }
    expect(await mailSubjects()).toEqual([]);
    const { rows } = await pool.query('select from enquiries where is_unread');
    expect(rows).toEqual([]);
    for (let time = 0; time < 56; time += 1) {
      await post('share', { token, phone: `+965 5551 ${1000 + time}` });
    }
    expect((await post('share', { token, phone: '+965 5552 0000' })).status).toBe(429);
  });

  test('closing ends it for both sides', async () => {
    const { token, id } = await enquire();
    expect((await post('close', { token })).body.conversation.state).toBe('closed');
    expect((await post('close', { token })).status).toBe(409);
    const reply = { token, key: randomUUID(), message: 'Still there?' };
    expect((await post('reply', reply)).status).toBe(409);
    const answer = await call('exhibitor/enquiries/answer.php', {
      method: 'POST',
      headers: { ...owner.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ id, key: randomUUID(), message: 'Yes' }),
    });
    expect(answer.status).toBe(409);
  });

  test('whoever was blocked is not heard any more', async () => {
    const { token, id, buyer } = await enquire();
    await pool.query(
      `insert into enquiry_senders (company_id, email, standing) values ($1, $2, 'blocked')`,
      [owner.company.id, buyer.account.email],
    );
    await pool.query('truncate mails; update enquiries set is_unread = false');
    await post('reply', { token, key: randomUUID(), message: 'Hello?' });
    await post('share', { token, email: true });
    await post('close', { token });
    expect(await mailSubjects()).toEqual([]);
    expect(await inbox(id)).toMatchObject({ is_unread: false });
  });
});

describe('personal data', () => {
  const user = (who: SignedIn, path: string, body: object) =>
    call(`user/${path}.php`, {
      method: 'POST',
      headers: { ...who.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('a buyer who is erased leaves the company its lead and its own words', async () => {
    const { id, buyer, token } = await enquire();
    await call('exhibitor/enquiries/answer.php', {
      method: 'POST',
      headers: { ...owner.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ id, key: randomUUID(), message: 'We have them in stock.' }),
    });
    await pool.query(
      `insert into enquiry_reports (enquiry_id, reason, note) values ($1, 'other', 'A canary')`,
      [id],
    );
    await pool.query(`update enquiries set labels = '{Huda from Hawalli}', notes = 'Calls often'`);
    expect((await user(buyer, 'erase', { email: buyer.account.email })).status).toBe(200);
    const remarks = await pool.query('select notes, labels from enquiries');
    expect(remarks.rows).toEqual([{ notes: '', labels: [] }]);
    expect((await pool.query('select note from enquiry_reports')).rows).toEqual([{ note: '' }]);
    const lead = await inbox(id);
    expect(lead).toMatchObject({ is_erased: true, name: '', email: null, subject: '' });
    expect(lead.messages.map(({ text }: { text: string }) => text)).toEqual([
      'We have them in stock.',
    ]);
    expect((await post('conversation', { token })).status).toBe(404);
    const left = await pool.query('select body from mails where recipient = $1', [
      owner.company.email,
    ]);
    expect(left.rows).toEqual([]);
  });

  test('a company that is erased leaves its buyers what they wrote', async () => {
    const leaving = await signInExhibitor(database, { name: 'Leaving Canary' });
    const buyer = await signInJobSeeker(database);
    const { token, id } = await sendAs(app, buyer, leaving.company.id);
    await call('exhibitor/enquiries/answer.php', {
      method: 'POST',
      headers: { ...leaving.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ id, key: randomUUID(), message: 'Company canary words' }),
    });
    expect((await user(leaving, 'erase', { email: leaving.account.email })).status).toBe(200);
    const { body } = await post('conversation', { token });
    expect(body.conversation).toMatchObject({ company_id: null, state: 'closed' });
    expect(body.conversation.messages).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('anary');
  });
});
