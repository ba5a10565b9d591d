import { expect, test } from 'vitest';
import { applicationForm } from '#testing/cv-files.ts';
import { makeCompany, makeJob } from '#testing/factories.ts';
import { type SignedIn, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();
const company = await makeCompany(database);

const newJob = async () => (await makeJob(database, company.id)).id;

async function applyAs({ headers }: SignedIn, jobId: number): Promise<number> {
  const fields = { job_id: jobId, name: 'Mariam', email: 'mariam@test.example' };
  const body = applicationForm(fields);
  return (await call('jobs/apply.php', { method: 'POST', headers, body })).status;
}

const count = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

async function stored(seeker: SignedIn): Promise<number> {
  const { rows } = await database.pool.query(
    'select count(*) as count from applications where account_id = $1',
    [seeker.account.id],
  );
  return rows[0].count;
}

test('twenty applications for one job at once are one', async () => {
  const seeker = await signInJobSeeker(database);
  const job = await newJob();
  const statuses = await Promise.all(Array.from({ length: 20 }, () => applyAs(seeker, job)));
  expect([count(statuses, 200), count(statuses, 409)]).toEqual([1, 19]);
  expect(await stored(seeker)).toBe(1);
  const { rows } = await database.pool.query('select 1 from mails where recipient = $1', [
    seeker.account.email,
  ]);
  expect(rows).toHaveLength(1);
});

test('with four of five used, ten at once use the last one', async () => {
  const seeker = await signInJobSeeker(database);
  for (let used = 0; used < 4; used += 1) await applyAs(seeker, await newJob());
  const jobs = await Promise.all(Array.from({ length: 10 }, newJob));
  const statuses = await Promise.all(jobs.map((job) => applyAs(seeker, job)));
  expect([count(statuses, 200), count(statuses, 409)]).toEqual([1, 9]);
  expect(await stored(seeker)).toBe(5);
});
