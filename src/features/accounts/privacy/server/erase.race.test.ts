import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCompany, makeJob } from '#testing/factories.ts';
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

/** Makes a call that is about to write, and lets an erasure come first. */
async function eraseUnder(account: number, making: () => ReturnType<typeof call>) {
  const erasing = await pool.connect();
  await erasing.query('begin');
  await erasing.query('delete from accounts where id = $1', [account]);
  const made = making();
  await expect.poll(countHeldUp).toBe(1);
  await erasing.query('commit');
  erasing.release();
  return made;
}

test('who writes while the account is being erased is told that nobody is signed in', async () => {
  const company = await makeCompany(database);
  const job = await makeJob(database, company.id);
  const post = (path: string, headers: object, body: object) =>
    call(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const person = await signInJobSeeker(database);
  const saved = await eraseUnder(person.account.id, () =>
    post('jobs/save.php', person.headers, { job_id: job.id, saved: 1 }),
  );
  expect([saved.status, saved.body.code]).toEqual([401, 'not_signed_in']);
  // Calls that are open to everybody are tested as a signed-in person too.
  const buyer = await signInJobSeeker(database);
  const sent = await eraseUnder(buyer.account.id, () =>
    post('enquiries/send.php', buyer.headers, {
      key: randomUUID(),
      about: 'company',
      id: company.id,
      name: 'Mariam Darwish',
      subject: 'Ventilators',
      message: 'We need twelve of them.',
      country: 'KW',
    }),
  );
  expect([sent.status, sent.body.code]).toEqual([401, 'not_signed_in']);
});
