import { describe, expect, test } from 'vitest';
import { insertRows } from '#platform/database/insert-rows.ts';
import type { Facts } from '#testing/factories.ts';
import { createOperator } from '#testing/operator.ts';
import { signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp({ ADMIN_EMAIL: 'operator@mai.example' });
const { pool } = app.database;
const operator = await createOperator(app);
const seeker = await signInJobSeeker(app.database);

async function makeMessage(facts: Facts = {}): Promise<number> {
  const [made] = await insertRows(pool, 'messages', {
    kind: 'contact',
    name: 'Huda',
    email: 'huda@test.example',
    subject: 'technical',
    message: 'It does not open.\nPlease help.',
    language: 'en',
    country: 'KW',
    ...facts,
  });
  return made?.id ?? 0;
}

const list = async (query = '') => (await operator.get(`messages/list.php?${query}`)).body;
const find = async (id: number) =>
  (await list()).messages.find((message: { id: number }) => message.id === id);
const mailsTo = async (recipient: string) =>
  (await pool.query('select * from mails where recipient = $1', [recipient])).rows;

describe('refusals', () => {
  test.each([
    ['assign.php', {}],
    ['answer.php', { answer: 'Yes' }],
  ])('%s of a message that is not there', async (path, input) => {
    const { status, body } = await operator.post(`messages/${path}`, { id: 999, ...input });
    expect([status, body.message]).toEqual([404, 'Message not found']);
  });

  test('to somebody who is no operator', async () => {
    const input = { id: await makeMessage(), account_id: seeker.account.id };
    const { status, body } = await operator.post('messages/assign.php', input);
    expect([status, body.errors[0]]).toEqual([
      400,
      { field: 'account_id', message: 'Please choose an operator' },
    ]);
  });

  test('an answer without words', async () => {
    const { body } = await operator.post('messages/answer.php', {
      id: await makeMessage(),
      answer: '  ',
    });
    expect(body.errors).toEqual([{ field: 'answer', message: 'Please write an answer' }]);
  });
});

test('a message is open, then assigned, then open again', async () => {
  const id = await makeMessage();
  expect((await find(id)).state).toBe('open');
  await operator.post('messages/assign.php', { id, account_id: operator.account.id });
  expect(await find(id)).toMatchObject({ state: 'assigned', assignee: operator.account.email });
  expect((await list('state=assigned')).messages).toHaveLength(1);
  await operator.post('messages/assign.php', { id, account_id: '' });
  expect((await find(id)).state).toBe('open');
});

test('an answer goes by mail in the sender’s language, once', async () => {
  const email = 'salwa@test.example';
  const id = await makeMessage({ name: 'سلوى', email, language: 'ar', message: 'لا يفتح' });
  const answer = 'جرّبي الآن';
  expect((await operator.post('messages/answer.php', { id, answer })).status).toBe(200);
  const again = await operator.post('messages/answer.php', { id, answer });
  expect([again.status, again.body.message]).toEqual([409, 'This message has been answered']);
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    language: 'ar',
    subject: 'رد: مشكلة تقنية',
    reply_to: 'operator@mai.example',
  });
  expect(mail.body).toContain('جرّبي الآن');
  expect(mail.body).toContain('> لا يفتح');
  expect(await find(id)).toMatchObject({ state: 'answered', answered_by: operator.account.email });
});

test('found by words and state; every step is on record', async () => {
  await makeMessage({ message: 'A very special wish' });
  expect((await list('search=special')).messages).toHaveLength(1);
  expect((await list('search=special&state=answered')).messages).toHaveLength(0);
  const record = await operator.recordOf('message');
  expect(record.map(({ action }) => action)).toEqual(['assign', 'assign', 'answer']);
  expect(record[0]).toMatchObject({
    before: { assignee: null },
    after: { assignee: operator.account.email },
  });
});
