import { expect, test } from 'vitest';
import { createOperator } from '#testing/operator.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { pool } = app.database;
const operator = await createOperator(app);

async function makeMail(recipient: string, facts = 'now(), null, null') {
  const { rows } = await pool.query(
    `insert into mails (recipient, subject, body, language, attempts, last_error, due_at, sent_at,
       failed_at)
     values ($1, 'Hello', 'Words', 'en', 8, 'refused', ${facts}) returning id`,
    [recipient],
  );
  return Number(rows[0].id);
}

const waiting = await makeMail('waiting@test.example');
const sent = await makeMail('sent@test.example', 'now(), now(), null');
const failed = await makeMail('failed@test.example', 'now(), null, now()');

const list = async (query = '') => (await operator.get(`mails/list.php?${query}`)).body.mails;

test('newest first, by state and recipient', async () => {
  expect((await list()).map(({ state }: { state: string }) => state)).toEqual([
    'failed',
    'sent',
    'waiting',
  ]);
  expect(await list('state=failed')).toMatchObject([{ id: failed, last_error: 'refused' }]);
  expect(await list('search=waiting@')).toMatchObject([{ id: waiting }]);
});

test('a mail with a code tells nothing of it, nor is it found by it', async () => {
  const id = await makeMail('code@test.example');
  await pool.query(
    `update mails set subject = '123456 is your code', expires_at = now() + interval '1 hour'
     where id = $1`,
    [id],
  );
  expect((await list('search=code@'))[0].subject).toBeNull();
  expect(await list('search=123456')).toEqual([]);
  await pool.query('delete from mails where id = $1', [id]);
});

test('only what was given up is tried again, and that is on record', async () => {
  const refused = await operator.post('mails/retry.php', { ids: [waiting, sent] });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Only mails that were given up can be tried again',
  ]);
  expect((await operator.post('mails/retry.php', { ids: [] })).status).toBe(400);
  const { body } = await operator.post('mails/retry.php', { ids: [failed, sent] });
  expect(body.message).toBe('1 mail is on the way again');
  const { rows } = await pool.query('select * from mails where id = $1', [failed]);
  expect(rows[0]).toMatchObject({ failed_at: null, attempts: 0 });
  expect((await operator.post('mails/retry.php', { ids: [failed] })).status).toBe(409);
  expect(await operator.recordOf('mail')).toMatchObject([
    { action: 'retry', subject_id: String(failed), before: { state: 'failed' } },
  ]);
});
