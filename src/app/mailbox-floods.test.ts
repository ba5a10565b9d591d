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
/** The rest of a mailbox's limit is reserved for sign-in codes. */
const MOST_BESIDES_SIGN_IN = 20;

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

const besidesSignIn = [(email: string) => enquire(email), request, changeTo, askForLink];

const mailsTo = async (name: string) =>
  (await pool.query('select from mails where recipient like $1', [`${name}%`])).rowCount;

async function flood(name: string, host: string): Promise<void> {
  for (let at = 0; at < MOST_A_DAY; at += 1) await askForCode(`${name}+${at}@${host}`);
}

test('strangers fill nobody’s mailbox, however many names they find for it and whatever they ask for', async () => {
  for (let at = 0; at <= MOST_BESIDES_SIGN_IN; at += 1) {
    const answer = await besidesSignIn[at % besidesSignIn.length]?.(`victim+${at}@test.example`);
    expect(answer?.status).toBe(at < MOST_BESIDES_SIGN_IN ? 200 : 429);
  }
  for (let at = MOST_BESIDES_SIGN_IN; at < MOST_A_DAY; at += 1) {
    expect((await askForCode(`victim+${at}@test.example`)).status).toBe(200);
  }
  for (const ask of [askForCode, ...besidesSignIn]) {
    expect((await ask('victim@test.example')).status).toBe(429);
  }
  expect(await mailsTo('victim')).toBe(MOST_A_DAY);
});

test('what mails nothing takes no room: asking in vain, one by one or at once, keeps nobody waiting', async () => {
  const key = randomUUID();
  await enquire('patient@test.example', key);
  const askAgain = () => post('enquiries/resend-code.php', { key });
  for (let at = 0; at < MOST_BESIDES_SIGN_IN; at += 1) expect((await askAgain()).status).toBe(429);
  await Promise.all(Array.from({ length: MOST_A_DAY }, askAgain));
  await Promise.all(Array.from({ length: MOST_A_DAY }, () => enquire('patient@test.example', key)));
  expect(await mailsTo('patient')).toBe(1);
  expect((await enquire('patient+2@test.example')).status).toBe(200);
  expect((await askForCode('patient@test.example')).status).toBe(200);
});

test('one network does not use up the codes of a mailbox by other names for it', async () => {
  const here = { 'x-forwarded-for': '203.0.113.77' };
  const statuses: number[] = [];
  for (let at = 0; at < 10; at += 1) {
    const email = `neighbour+${at}@test.example`;
    statuses.push((await post('auth/check-email.php', { email }, here)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect((await askForCode('neighbour@test.example')).status).toBe(200);
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
