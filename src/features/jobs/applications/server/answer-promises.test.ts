import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { applyAs } from '#testing/apply-as.ts';
import { makeCompany, makeJob } from '#testing/factories.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { closeUnanswered } from './close-unanswered.ts';
import { countApplicationAnswers } from './count-application-answers.ts';
import { remindOfPromises } from './remind-of-promises.ts';

const app = await startTestApp();
const { call, database } = app;
const { pool } = database;
const appUrl = 'https://mai.example';
const today = todayAt(new Date());
const onDay = (days: number) => ({ today: addDays(today, days), appUrl });

beforeEach(() => pool.query('truncate mails, applications cascade'));

const mails = async () =>
  (await pool.query('select recipient, subject, body from mails order by id')).rows;

/** A company with a job that promises an answer in so many days, and an applicant. */
async function applied(days?: number) {
  const owner = await signInExhibitor(database, { name: 'Dana Devices' });
  const promised = days === undefined ? {} : { answerWithinDays: days };
  const job = await makeJob(database, owner.company.id, { title: 'Theatre nurse', ...promised });
  const seeker = await signInJobSeeker(database);
  const id = await applyAs(app, seeker, job.id);
  return { owner, job, seeker, id };
}

const statusOf = async (id: number) =>
  (await pool.query('select status from applications where id = $1', [id])).rows[0].status;

describe('a job promises an answer', () => {
  test('within a number of days from 1 to 90', async () => {
    const { headers, company } = await signInExhibitor(database);
    const form = {
      exhibitor_id: company.id,
      job_title: 'Nurse',
      job_details: 'Care for patients.',
      job_start_date: today,
      job_expiry_date: addDays(today, 30),
    };
    const create = (facts: object) =>
      call('exhibitor/jobs/create.php', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...form, ...facts }),
      });
    for (const days of [0, 91, 1.5, 'soon']) {
      const { status, body } = await create({ answer_within_days: days });
      expect([status, body.errors[0].field]).toEqual([400, 'answer_within_days']);
    }
    expect((await create({})).status).toBe(200);
    expect((await create({ answer_within_days: 7 })).status).toBe(200);
    const { rows } = await pool.query(
      'select job_ref, answer_within_days as days from jobs where company_id = $1 order by id',
      [company.id],
    );
    expect(rows.map(({ days }) => days)).toEqual([21, 7]);
    const { body } = await call(`jobs/job-detail.php?ref=${rows[1].job_ref}`);
    expect(body.job.answer_within_days).toBe(7);
  });

  test('and the applicant keeps the day it was promised for, whatever the job says later', async () => {
    const { job, seeker } = await applied(10);
    await pool.query('update jobs set answer_within_days = 90 where id = $1', [job.id]);
    const { body } = await call('jobs/user-applications.php', { headers: seeker.headers });
    expect(body.applications[0].answer_by).toBe(addDays(today, 10));
    const [sent] = await mails();
    expect(sent.body).toContain('The company promises an answer by');
  });
});

describe('a company is reminded', () => {
  test('three days before and on the day, once each', async () => {
    await applied(21);
    await pool.query('delete from mails');
    for (const day of [0, 17]) expect(await remindOfPromises(pool, onDay(day))).toBe(0);
    for (const day of [18, 18, 19, 20]) await remindOfPromises(pool, onDay(day));
    expect(await mails()).toHaveLength(1);
    for (const _again of [1, 2]) await remindOfPromises(pool, onDay(21));
    const [soon, last, ...more] = await mails();
    expect(more).toEqual([]);
    expect(soon.subject).toBe('1 applicant waits for your answer');
    expect(soon.body).toContain('1 applicant has to hear from you within 3 days: Theatre nurse');
    expect(last.body).toContain('Today is the last day for 1 applicant: Theatre nurse');
    expect(last.body).toContain('https://mai.example/exhibitor/dashboard/jobs/applicants/');
  });

  test('in one mail of all its jobs, and of a short promise on its last day only', async () => {
    const { owner } = await applied(5);
    const other = await makeJob(database, owner.company.id, { answerWithinDays: 2 });
    for (const _each of [1, 2]) await applyAs(app, await signInJobSeeker(database), other.id);
    await pool.query('delete from mails');
    await remindOfPromises(pool, onDay(0));
    expect(await mails()).toEqual([]);
    await remindOfPromises(pool, onDay(2));
    const [told, ...more] = await mails();
    expect(more).toEqual([]);
    expect(told.subject).toBe('3 applicants wait for your answer');
  });

  test('not of what was answered, and by two processes once', async () => {
    const { owner, id } = await applied(21);
    await applyAs(app, await signInJobSeeker(database), (await applied(21)).job.id);
    await call('exhibitor/jobs/update-applicant.php', {
      method: 'POST',
      headers: { ...owner.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ application_id: id, status: 'reviewed' }),
    });
    await pool.query('delete from mails');
    await Promise.all([1, 2, 3].map(() => remindOfPromises(pool, onDay(18))));
    expect(await mails()).toHaveLength(1);
  });
});

describe('an application that nobody answers', () => {
  test('stays open to the end of the day that was promised', async () => {
    const { id } = await applied(21);
    expect(await closeUnanswered(pool, onDay(21))).toBe(0);
    expect(await statusOf(id)).toBe('pending');
  });

  test('is closed on the day after, and its applicant told once', async () => {
    const { id, seeker } = await applied(21);
    await pool.query('delete from mails');
    await Promise.all([1, 2, 3].map(() => closeUnanswered(pool, onDay(22))));
    expect(await statusOf(id)).toBe('unanswered');
    const [told, ...more] = await mails();
    expect(more).toEqual([]);
    expect([told.recipient, told.subject]).toEqual([
      seeker.account.email,
      'Theatre nurse: No answer in time',
    ]);
    const asked = { headers: seeker.headers };
    const { body } = await call(`jobs/application.php?application_id=${id}`, asked);
    const steps = body.application.history.map(({ status }: { status: string }) => status);
    expect(steps).toEqual(['pending', 'unanswered']);
    // The application can still be withdrawn.
    expect(body.application.can_withdraw).toBe(true);
  });

  test('can still be answered, and is not closed again', async () => {
    const { owner, id } = await applied(21);
    await closeUnanswered(pool, onDay(22));
    const { status } = await call('exhibitor/jobs/update-applicant.php', {
      method: 'POST',
      headers: { ...owner.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ application_id: id, status: 'interview' }),
    });
    expect(status).toBe(200);
    expect(await closeUnanswered(pool, onDay(23))).toBe(0);
    expect(await statusOf(id)).toBe('interview');
  });

  test('is left alone where nothing was promised', async () => {
    const { id } = await applied(21);
    await pool.query('update applications set answer_by = null');
    expect(await closeUnanswered(pool, onDay(400))).toBe(0);
    expect(await statusOf(id)).toBe('pending');
  });
});

test('a company’s jobs tell how it answers, from a few applications up', async () => {
  const owner = await signInExhibitor(database);
  const job = await makeJob(database, owner.company.id);
  const quiet = await makeCompany(database);
  const ids: number[] = [];
  for (const _each of [1, 2, 3, 4, 5]) {
    ids.push(await applyAs(app, await signInJobSeeker(database), job.id));
  }
  const jobsOf = async (id: number) =>
    (await call(`jobs/company-jobs.php?id=${id}`)).body.company_answers;
  await countApplicationAnswers(pool, today);
  expect(await jobsOf(owner.company.id)).toBeNull();

  // Four are answered after two days, and one never.
  await pool.query(`update applications set created_at = created_at - interval '30 days',
    answer_by = answer_by - 30`);
  await pool.query(
    `insert into application_steps (application_id, status, created_at)
     select id, 'reviewed', created_at + interval '2 days' from applications where id <> $1`,
    [ids[0]],
  );
  await pool.query(`update applications set status = 'reviewed' where id <> $1`, [ids[0]]);
  await closeUnanswered(pool, { today, appUrl });
  await countApplicationAnswers(pool, today);
  const told = { percent: 80, median_minutes: 2880, text: 'Usually within 2 days · 80% answered' };
  expect(await jobsOf(owner.company.id)).toEqual(told);
  const { body } = await call(`jobs/job-detail.php?ref=${job.jobRef}`);
  expect(body.job.company_answers).toEqual(told);
  expect(await jobsOf(quiet.id)).toBeNull();
  // The figures about buyers are separate.
  const company = await call(`companies/company-detail.php?id=${owner.company.id}`);
  expect(company.body.company.answers).toBeNull();
});
