import { expect, test } from 'vitest';
import { signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();
const { pool } = database;

const countHeldUp = async () =>
  (
    await pool.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  ).rowCount;

test('what somebody was still sending goes with the account', async () => {
  const email = 'canary9c1e@test.example';
  const person = await signInJobSeeker(database, { email });
  const sending = await pool.connect();
  await sending.query('begin');
  await sending.query(
    `insert into enquiries (send_key, company_name, about, about_id, about_title, account_id, name,
       email, language, country, subject)
     values (gen_random_uuid(), 'Any', 'company', 1, 'Any', $1, 'Canary', $2, 'en', 'KW', 'Any')`,
    [person.account.id, email],
  );
  const erased = call('user/erase.php', {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  await expect.poll(countHeldUp).toBe(1);
  await sending.query('commit');
  sending.release();
  expect((await erased).status).toBe(200);
  const { rows } = await pool.query('select email from enquiries');
  expect(rows).toEqual([{ email: null }]);
});
