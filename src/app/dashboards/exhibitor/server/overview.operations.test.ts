import { expect, test } from 'vitest';
import { dayFromToday, makeCompany, makeEvent, makeJob, makeProduct } from '#testing/factories.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();
const { pool } = database;

async function apply(jobId: number, status = 'pending') {
  const { account } = await signInJobSeeker(database);
  await pool.query(
    `insert into applications (job_id, account_id, name, email, cv_name, cv_type, status)
     values ($1, $2, 'A', 'a@test.example', 'cv.pdf', 'pdf', $3)`,
    [jobId, account.id, status],
  );
}

async function register(eventId: number, daysAgo: number) {
  const { account } = await signInJobSeeker(database);
  await pool.query(
    `insert into event_registrations (event_id, account_id, created_at)
     values ($1, $2, now() - make_interval(days => $3))`,
    [eventId, account.id, daysAgo],
  );
}

test('what waits for a company is for its own people only', async () => {
  for (const path of ['exhibitor/desk.php', 'exhibitor/overview.php']) {
    expect((await call(path)).status).toBe(401);
    expect((await call(path, await signInJobSeeker(database))).status).toBe(403);
    const own = await signInExhibitor(database);
    expect((await call(`${path}?user_id=99999999`, own)).status).toBe(403);
  }
});

test('a range that is none, and an item that is none', async () => {
  const own = await signInExhibitor(database);
  for (const query of ['days=8', 'job_id=x', 'event_id=0']) {
    expect((await call(`exhibitor/overview.php?${query}`, own)).status).toBe(400);
  }
});

test('a new company has nothing yet', async () => {
  const own = await signInExhibitor(database);
  const { body } = await call('exhibitor/desk.php', own);
  expect(body).toMatchObject({ new_applicants: 0, new_registrations: 0, expiring: [], jobs: [] });
  expect(body.items).toContainEqual({ list: 'products', count: 0 });
});

test('the desk tells who is new, what ends soon and what there is, of the own company', async () => {
  const own = await signInExhibitor(database);
  const other = await makeCompany(database);
  const ends = { expiryDate: dayFromToday(3) };
  const job = await makeJob(database, own.company.id, ends);
  const later = await makeJob(database, own.company.id, { expiryDate: dayFromToday(60) });
  const event = await makeEvent(database, own.company.id);
  await makeProduct(database, { companyId: own.company.id });
  for (const status of ['pending', 'pending', 'reviewed', 'withdrawn']) await apply(job.id, status);
  await apply((await makeJob(database, other.id, ends)).id);
  for (const daysAgo of [1, 30]) await register(event.id, daysAgo);
  const { body } = await call('exhibitor/desk.php', own);
  expect(body.new_applicants).toBe(2);
  expect(body.applicants.map(({ job_id }: { job_id: number }) => job_id)).toEqual([job.id, job.id]);
  expect(body.new_registrations).toBe(1);
  expect(body.events).toMatchObject([
    { event_id: event.id, registrations: 2, new_registrations: 1 },
  ]);
  expect(body.expiring).toMatchObject([
    { kind: 'jobs', id: job.id, on: dayFromToday(3) },
    { kind: 'events', id: event.id, on: dayFromToday(8) },
  ]);
  expect(body.jobs.map(({ id }: { id: number }) => id)).toEqual([later.id, job.id]);
  expect(body.items).toContainEqual({ list: 'products', count: 1 });
  expect(body.items).toContainEqual({ list: 'jobs', count: 2 });
});

test('figures of one item are its own, and a foreign one has none', async () => {
  const own = await signInExhibitor(database);
  const [asked, another] = [
    await makeJob(database, own.company.id),
    await makeJob(database, own.company.id),
  ];
  const foreign = await makeJob(database, (await makeCompany(database)).id);
  for (const { id } of [asked, asked, another, foreign]) await apply(id);
  const totalsOf = async (query: string) =>
    (await call(`exhibitor/overview.php?${query}`, own)).body.totals;
  expect(await totalsOf('days=7')).toMatchObject({ applications: 3 });
  expect(await totalsOf(`days=90&job_id=${asked.id}`)).toEqual({
    views: 0,
    applications: 2,
    registrations: 0,
  });
  expect(await totalsOf(`job_id=${foreign.id}`)).toMatchObject({ applications: 0 });
});

test('a list says how many people each item has, and how many are new', async () => {
  const own = await signInExhibitor(database);
  const job = await makeJob(database, own.company.id);
  const event = await makeEvent(database, own.company.id);
  for (const status of ['pending', 'reviewed', 'withdrawn']) await apply(job.id, status);
  for (const daysAgo of [1, 30]) await register(event.id, daysAgo);
  const jobs = (await call('exhibitor/jobs/list.php', own)).body.jobs;
  expect(jobs).toMatchObject([{ id: job.id, people: 2, new_people: 1 }]);
  const events = (await call('exhibitor/events/list.php', own)).body.events;
  expect(events).toMatchObject([{ id: event.id, people: 2, new_people: 1 }]);
});
