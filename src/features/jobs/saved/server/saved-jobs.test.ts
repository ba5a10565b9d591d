import { describe, expect, test } from 'vitest';
import { MOST_SAVED_JOBS } from '#features/jobs/saved/saved-jobs.contract.ts';
import { dayFromToday, makeCompany, makeJob } from '#testing/factories.ts';
import { type SignedIn, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { unzipFiles } from '#testing/unzip-files.ts';

const { call, fetch, database } = await startTestApp();
const company = await makeCompany(database, { name: 'Care House' });

const save = ({ headers }: { headers: object }, job_id: unknown, saved: unknown) =>
  call('jobs/save.php', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ job_id, saved }),
  });
const statusOf = ({ headers }: SignedIn, id: number) =>
  call(`jobs/saved-status.php?job_id=${id}`, { headers });
const listOf = async ({ headers }: SignedIn) =>
  (await call('user/saved-jobs.php', { headers })).body.jobs;

describe('saving jobs', () => {
  test('is for whoever is signed in', async () => {
    const job = await makeJob(database, company.id);
    expect((await save({ headers: {} }, job.id, 1)).status).toBe(401);
    expect((await call(`jobs/saved-status.php?job_id=${job.id}`)).status).toBe(401);
    expect((await call('user/saved-jobs.php')).status).toBe(401);
  });

  test('needs a job that is there, and a yes or no', async () => {
    const seeker = await signInJobSeeker(database);
    const hidden = await makeJob(database, company.id, { status: 0 });
    expect((await save(seeker, 'x', 1)).status).toBe(400);
    expect((await save(seeker, hidden.id, 2)).status).toBe(400);
    expect((await save(seeker, hidden.id, 1)).status).toBe(404);
    expect((await statusOf(seeker, 999_999)).status).toBe(404);
  });

  test('is done once however often it is asked, told, listed and given up', async () => {
    const seeker = await signInJobSeeker(database);
    const other = await signInExhibitor(database);
    const first = await makeJob(database, company.id, { title: 'First' });
    const second = await makeJob(database, company.id, { title: 'Second' });
    await save(seeker, first.id, 1);
    const { body } = await save(seeker, first.id, 1);
    expect(body).toMatchObject({ success: true, message: 'The job is saved.', saved: true });
    await save(seeker, second.id, 1);
    expect((await statusOf(seeker, first.id)).body.saved).toBe(true);
    expect((await statusOf(other, first.id)).body.saved).toBe(false);
    expect(await listOf(seeker)).toMatchObject([{ job_title: 'Second' }, { job_title: 'First' }]);
    expect(await listOf(other)).toEqual([]);
    expect((await save(seeker, second.id, 0)).body).toMatchObject({ saved: false });
    expect(await listOf(seeker)).toMatchObject([{ job_title: 'First', is_over: false }]);
  });

  test('a job that has closed or was taken off stays in the list and says so', async () => {
    const seeker = await signInJobSeeker(database);
    const past = { startDate: dayFromToday(-9), expiryDate: dayFromToday(-1) };
    const closed = await makeJob(database, company.id, past);
    const taken = await makeJob(database, company.id);
    await save(seeker, closed.id, 1);
    await save(seeker, taken.id, 1);
    await database.pool.query('update jobs set status = 0 where id = $1', [taken.id]);
    expect(await listOf(seeker)).toMatchObject([
      { id: taken.id, is_shown: false },
      { id: closed.id, is_shown: true, is_over: true },
    ]);
    expect((await save(seeker, taken.id, 0)).status).toBe(200);
  });

  test('ends where there are too many to look through', async () => {
    const seeker = await signInJobSeeker(database);
    await database.pool.query(
      `with many as (
         insert into jobs (company_id, title, details, start_date, expiry_date)
         select $1, 'One of many', 'What one does there', current_date, current_date + 9
         from generate_series(1, $2::int) returning id)
       insert into saved_jobs (account_id, job_id) select $3, id from many`,
      [company.id, MOST_SAVED_JOBS, seeker.account.id],
    );
    const more = await makeJob(database, company.id);
    const { status, body } = await save(seeker, more.id, 1);
    expect([status, body.message]).toEqual([409, 'You have saved 200 jobs. Remove one first.']);
    expect(await listOf(seeker)).toHaveLength(MOST_SAVED_JOBS);
    // Of many simultaneous requests only as many succeed as there are places left.
    await database.pool.query(
      `delete from saved_jobs where account_id = $1 and job_id in (
         select job_id from saved_jobs where account_id = $1 limit 2)`,
      [seeker.account.id],
    );
    const wanted = await Promise.all(
      Array.from({ length: 20 }, () => makeJob(database, company.id)),
    );
    const answers = await Promise.all(wanted.map(({ id }) => save(seeker, id, 1)));
    expect(answers.filter((each) => each.status === 200)).toHaveLength(2);
  });
});

test('what somebody saved is in the copy of their data, and goes with the account', async () => {
  const seeker = await signInJobSeeker(database);
  const job = await makeJob(database, company.id, { title: 'Kept for later' });
  await save(seeker, job.id, 1);
  const archive = await fetch('/api/user/data.php', { headers: seeker.headers });
  const files = unzipFiles(Buffer.from(await archive.arrayBuffer()));
  const told = files.find(({ name }) => name === 'saved-jobs.json')?.content.toString();
  expect(told).toContain('Kept for later');
  const erased = await call('user/erase.php', {
    method: 'POST',
    headers: { ...seeker.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email: seeker.account.email }),
  });
  expect(erased.status).toBe(200);
  const kept = 'select from saved_jobs where job_id = $1';
  expect((await database.pool.query(kept, [job.id])).rowCount).toBe(0);
});
