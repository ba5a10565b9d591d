import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sendAs } from '#testing/enquire-as.ts';
import { makeCompany, makeProduct } from '#testing/factories.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { countAnswers } from './answer-figures.ts';
import { tellUnanswered } from './tell-unanswered.ts';

const app = await startTestApp();
const { call, database } = app;
const { pool } = database;
const owner = await signInExhibitor(database, { name: 'Care House' });
const alike = { type: 1, category: 'other', country: 'KW' };
const [slow, quick, quiet] = [
  await makeCompany(database, { ...alike, name: 'Slow House' }),
  await makeCompany(database, { ...alike, name: 'Quick House' }),
  await makeCompany(database, { ...alike, name: 'Quiet House' }),
];
await makeCompany(database, { ...alike, name: 'Elsewhere', country: 'OM' });

const tell = () => tellUnanswered(pool, 'https://mai.example');

/** Adds enquiries to a company, each answered after the given hours or never. */
async function ask(company: number, hours: readonly (number | null)[]): Promise<void> {
  await pool.query(
    `insert into enquiries (send_key, company_id, company_name, about, about_id, about_title, name, email,
       language, country, subject, created_at, first_answered_at, told_unanswered_at)
     select gen_random_uuid(), $1::bigint, 'It', 'company', $1::bigint, 'It', 'Buyer', 'b@test.example', 'en', 'KW', 'Gloves',
       now() - interval '20 days', now() - interval '20 days' + make_interval(hours => hours), now()
     from unnest($2::int[]) as hours`,
    [company, hours],
  );
}

const answersOf = async (company: number, language = 'en') =>
  (await call(`companies/company-detail.php?id=${company}&lang=${language}`)).body.company.answers;

test('how a company answers is counted from its enquiries, from a few up', async () => {
  await ask(slow.id, [100, 200, null, null, null]);
  await ask(quick.id, [1, 2, 3, 30, null, 2]);
  await ask(quiet.id, [1, 1, 1, 1]);
  // Neither a reported enquiry nor one that the buyer closed counts against it.
  await pool.query(
    `with reported as (
       insert into enquiries (send_key, company_id, company_name, about, about_id, about_title, name, email,
         language, country, subject, created_at, told_unanswered_at)
       values (gen_random_uuid(), $1, 'It', 'company', 1, 'It', 'Spam', 's@test.example', 'en', 'KW', 'x',
         now() - interval '30 days', now()) returning id)
     insert into enquiry_reports (enquiry_id, reason) select id, 'spam' from reported`,
    [quick.id],
  );
  await countAnswers(pool);
  expect(await answersOf(quick.id)).toEqual({
    percent: 83,
    median_minutes: 120,
    text: 'Usually within 2 hours · 83% answered',
  });
  expect(await answersOf(slow.id)).toMatchObject({ text: 'Usually within 7 days · 40% answered' });
  expect(await answersOf(quiet.id)).toBeNull();
  await pool.query(
    `update enquiries set created_at = now() - interval '100 days' where company_id = $1`,
    [slow.id],
  );
  await countAnswers(pool);
  expect(await answersOf(slow.id)).toBeNull();
});

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
  await pool.query(
    `update enquiries set created_at = now() - interval '8 days' where company_id = $1`,
    [owner.company.id],
  );
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
  // Others of its field and country; those that answer best come first.
  const offered = [...rows[0].body.matchAll(/• (.*)\n {2}https:\/\/mai\.example\/company\//g)];
  expect(offered[0]?.[1]).toBe('Quick House');
  expect(offered.map(([, name]) => name)).not.toContain('Elsewhere');
  expect(offered).toHaveLength(3);
});

test('of a request one mail tells that none of the companies has answered', async () => {
  const [waiting, quoted] = [await signInJobSeeker(database), await signInJobSeeker(database)];
  const other = await signInExhibitor(database, { name: 'Dana Devices' });
  const products = [
    await makeProduct(database, { companyId: owner.company.id, itemName: 'Pump' }),
    await makeProduct(database, { companyId: other.company.id, itemName: 'Lamp' }),
  ];
  const json = { 'content-type': 'application/json' };
  for (const { headers } of [waiting, quoted]) {
    await call('enquiries/send-request.php', {
      method: 'POST',
      headers: { ...headers, ...json },
      body: JSON.stringify({
        key: randomUUID(),
        items: JSON.stringify(products.map(({ id }) => ({ id, quantity: 2 }))),
        ...{ name: 'Mariam', country: 'KW' },
      }),
    });
  }
  const { body } = await call('exhibitor/enquiries/list.php', { headers: other.headers });
  const [{ id }] = body.enquiries;
  await call('exhibitor/enquiries/answer.php', {
    method: 'POST',
    headers: { ...other.headers, ...json },
    body: JSON.stringify({ id, key: randomUUID(), message: 'We ask our store.' }),
  });
  await pool.query(
    `update enquiries set created_at = now() - interval '8 days' where request_id > 0`,
  );
  await pool.query('truncate mails');

  expect(await Promise.all([tell(), tell()]).then(([one, more]) => one + more)).toBe(1);
  expect(await tell()).toBe(0);
  const { rows } = await pool.query('select recipient, subject, body from mails');
  expect(rows).toMatchObject([
    { recipient: waiting.account.email, subject: 'No quotation yet: Pump' },
  ]);
  expect(rows[0].body).toMatch(/\/quotations#[\w-]{43}/);
  // Parts of requests count in the same way.
  await pool.query('delete from enquiries where request_id is null');
  await countAnswers(pool);
  const { rows: counted } = await pool.query(
    'select asked, answered from company_answers where company_id = $1',
    [other.company.id],
  );
  expect(counted).toEqual([{ asked: 2, answered: 1 }]);
});
