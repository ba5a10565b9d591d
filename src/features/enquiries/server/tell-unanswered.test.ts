import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sendAs } from '#testing/enquire-as.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { tellUnanswered } from './tell-unanswered.ts';

const app = await startTestApp();
const { call, database } = app;
const { pool } = database;
const owner = await signInExhibitor(database, { name: 'Care House' });

const tell = () => tellUnanswered(pool, 'https://mai.example');

test('a buyer hears after seven days that nobody answered, once, and where others are', async () => {
  const [waiting, answered, fresh] = await Promise.all([
    signInJobSeeker(database),
    signInJobSeeker(database),
    signInJobSeeker(database),
  ]);
  await sendAs(app, waiting, owner.company.id);
  const { id } = await sendAs(app, answered, owner.company.id);
  await call('exhibitor/enquiries/answer.php', {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ id, key: randomUUID(), message: 'Yes.' }),
  });
  await pool.query(`update enquiries set created_at = now() - interval '8 days'`);
  await sendAs(app, fresh, owner.company.id);
  await pool.query('truncate mails');

  expect(await Promise.all([tell(), tell()]).then(([one, other]) => one + other)).toBe(1);
  expect(await tell()).toBe(0);
  const { rows } = await pool.query('select recipient, subject, body from mails');
  expect(rows).toEqual([
    expect.objectContaining({
      recipient: waiting.account.email,
      subject: 'No answer yet from Care House: Ventilators',
    }),
  ]);
  expect(rows[0].body).toContain('https://mai.example/search?q=Care%20House');
  expect(rows[0].body).toMatch(/\/enquiry#[\w-]{43}/);
});
