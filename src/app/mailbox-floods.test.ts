import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCompany } from '#testing/factories.ts';
import { requireSentCode } from '#testing/sent-codes.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp({ TRUST_PROXY: '1' });
const { pool } = database;
const { id: company } = await makeCompany(database);

const MOST_A_DAY = 30;

let networks = 0;

/** Each from a network of its own. */
function post(path: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  networks += 1;
  const from = `198.18.${networks >> 8}.${networks & 255}`;
  return call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(body),
  });
}

const askForCode = (email: string) => post('auth/check-email.php', { email });
const enquire = (email: string, key = randomUUID()) =>
  post('enquiries/send.php', {
    key,
    about: 'company',
    id: company,
    name: 'Mariam Darwish',
    email,
    subject: 'Ventilators',
    message: 'We need twelve of them.',
    country: 'KW',
  });
const request = (email: string) =>
  post('enquiries/send-request.php', {
    key: randomUUID(),
    need: 'Ventilators',
    category: 'other',
    companies: '3',
    name: 'Mariam Darwish',
    email,
    country: 'KW',
  });

const changeTo = async (email: string) => {
  const { account, headers } = await signInJobSeeker(database);
  return post('user/change-email.php', { user_id: account.id, email }, headers);
};
/** A company that states the address as its own. */
const askForLink = async (email: string) => {
  const { account, headers } = await signInExhibitor(database, { email, confirmedEmail: null });
  return post('exhibitor/send-email-link.php', { user_id: account.id }, headers);
};

const ways = [askForCode, (email: string) => enquire(email), request, changeTo, askForLink];

const mailsTo = async (name: string) =>
  (await pool.query('select from mails where recipient like $1', [`${name}%`])).rowCount;

async function flood(name: string, host: string): Promise<void> {
  for (let at = 0; at < MOST_A_DAY; at += 1) await askForCode(`${name}+${at}@${host}`);
}

test('strangers fill nobody’s mailbox, however many names they find for it and whatever they ask for', async () => {
  for (let at = 0; at <= MOST_A_DAY; at += 1) {
    const answer = await ways[at % ways.length]?.(`victim+${at}@test.example`);
    expect(answer?.status).toBe(at < MOST_A_DAY ? 200 : 429);
  }
  for (const ask of ways) expect((await ask('victim@test.example')).status).toBe(429);
  expect(await mailsTo('victim')).toBe(MOST_A_DAY);
});

test('a code that is asked for again counts like the first', async () => {
  const key = randomUUID();
  await enquire('buyer@test.example', key);
  await flood('buyer', 'test.example');
  await pool.query(`update unconfirmed_enquiries set code_made_at = now() - interval '2 minutes'`);
  expect((await post('enquiries/resend-code.php', { key })).status).toBe(429);
});

test('dots are nothing where the mailbox is Google’s, and something elsewhere', async () => {
  await flood('vic.tim', 'googlemail.com');
  expect((await askForCode('v.ictim@gmail.com')).status).toBe(429);
  await flood('vic.tor', 'test.example');
  expect((await askForCode('v.ictor@test.example')).status).toBe(200);
});

test('whoever signs in where they did before gets their code all the same', async () => {
  const email = 'owner@test.example';
  const known = { 'x-forwarded-for': '203.0.113.9' };
  await post('auth/check-email.php', { email }, known);
  const otp = await requireSentCode(database, email);
  expect((await post('auth/verify-otp.php', { email, otp }, known)).status).toBe(200);
  await flood('owner', 'test.example');
  expect((await askForCode(email)).status).toBe(429);
  expect((await post('auth/check-email.php', { email }, known)).status).toBe(200);
});
