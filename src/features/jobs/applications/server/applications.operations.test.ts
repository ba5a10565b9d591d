import { describe, expect, test } from 'vitest';
import { applicationForm } from '#testing/cv-files.ts';
import { dayFromToday, givePlan, makeCompany, makeJob } from '#testing/factories.ts';
import { type SignedIn, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();
const { pool } = database;
const company = await makeCompany(database, { name: 'Tiryaq Bay', nameAr: 'خليج الترياق' });
await givePlan(database, company.id);

const person = { name: 'Mariam Darwish', email: 'mariam@test.example' };

const post = ({ headers }: SignedIn, path: string, body: object, language = 'en') =>
  call(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });

function applyAs({ headers }: SignedIn, jobId: number, fields: Record<string, string> = {}) {
  const body = applicationForm({ job_id: jobId, ...person, ...fields });
  return call('jobs/apply.php', { method: 'POST', headers, body });
}

const mine = ({ headers }: SignedIn, query = '') =>
  call(`jobs/user-applications.php${query}`, { headers });

async function mailsSince<T>(work: () => Promise<T>) {
  await pool.query('delete from mails');
  const done = await work();
  const { rows } = await pool.query('select * from mails order by id');
  return { done, mails: rows };
}

const newJob = (facts: Parameters<typeof makeJob>[2] = {}) =>
  makeJob(database, company.id, { title: 'Staff Nurse', titleAr: 'ممرض', ...facts });

describe('POST jobs/apply.php refuses', () => {
  test('somebody without a session', async () => {
    const job = await newJob();
    const body = applicationForm({ job_id: job.id, ...person });
    expect((await call('jobs/apply.php', { method: 'POST', body })).status).toBe(401);
  });

  test('speaking for others', async () => {
    const job = await newJob();
    const seeker = await signInJobSeeker(database);
    for (const claim of ['user_id', 'user_type']) {
      const { status } = await applyAs(seeker, job.id, { [claim]: '7777' });
      expect(status).toBe(403);
    }
  });

  test('exhibitors, in the stated words', async () => {
    const job = await newJob();
    const { status, body } = await applyAs(await signInExhibitor(database), job.id);
    expect(status).toBe(403);
    expect(body.message).toBe(
      'Only Job Seekers can apply for jobs. Your account type is: Exhibitor',
    );
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['no address', { email: '' }, 'email'],
  ])('%s, in the stated words', async (_what, fields, field) => {
    const job = await newJob();
    const { status, body } = await applyAs(await signInJobSeeker(database), job.id, fields);
    expect(status).toBe(400);
    const message = 'Please fill in all fields and upload your CV';
    expect(body.errors).toEqual([{ field, message }]);
  });

  test('no CV, in the stated words', async () => {
    const { headers } = await signInJobSeeker(database);
    const job = await newJob();
    const body = applicationForm({ job_id: job.id, ...person }, null);
    const answer = await call('jobs/apply.php', { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('Please fill in all fields and upload your CV');
  });

  test('what is no address', async () => {
    const job = await newJob();
    const { body } = await applyAs(await signInJobSeeker(database), job.id, { email: 'a@b' });
    expect(body.message).toBe('Please enter a valid email address.');
  });

  test('a job that does not exist, is hidden, or is over', async () => {
    const seeker = await signInJobSeeker(database);
    const hidden = await newJob({ status: 0 });
    for (const id of [999_999, hidden.id]) {
      const { status, body } = await applyAs(seeker, id);
      expect([status, body.message]).toEqual([404, 'Job not found']);
    }
    const over = await newJob({ startDate: dayFromToday(-20), expiryDate: dayFromToday(-1) });
    const { status, body } = await applyAs(seeker, over.id);
    expect([status, body.message]).toEqual([409, 'This job is no longer open']);
  });

  test('a job of the own company', async () => {
    const owner = await signInExhibitor(database, {}, { userType: 0 });
    const job = await makeJob(database, owner.company.id);
    const { status, body } = await applyAs(owner, job.id);
    expect(status).toBe(403);
    expect(body.message).toBe('You cannot apply for a job of your own company.');
  });

  test('the same job twice, and a retry acts once', async () => {
    const seeker = await signInJobSeeker(database);
    const job = await newJob();
    await applyAs(seeker, job.id);
    const { done, mails } = await mailsSince(() => applyAs(seeker, job.id));
    expect([done.status, done.body.code]).toEqual([409, 'already_applied']);
    expect(mails).toEqual([]);
    expect((await mine(seeker)).body.applications).toHaveLength(1);
  });
});

describe('the quota of a month', () => {
  test('is five, told with every answer, and says when it renews', async () => {
    const seeker = await signInJobSeeker(database);
    for (let used = 1; used <= 5; used += 1) {
      const { body } = await applyAs(seeker, (await newJob()).id);
      expect(body.quota).toMatchObject({ limit: 5, used });
    }
    const { status, body } = await applyAs(seeker, (await newJob()).id);
    expect([status, body.code]).toEqual([409, 'quota_spent']);
    expect(body.message).toMatch(
      /^You have used all 5 applications of this month. You can apply again from 1 \w+ \d{4}.$/,
    );
    expect((await mine(seeker)).body.quota).toMatchObject({ limit: 5, used: 5 });
  });

  test('counts the calendar month only, and those withdrawn as well', async () => {
    const seeker = await signInJobSeeker(database);
    for (let count = 0; count < 5; count += 1) {
      const { body } = await applyAs(seeker, (await newJob()).id);
      const id = body.data.application_id;
      expect((await post(seeker, 'jobs/withdraw.php', { application_id: id })).status).toBe(200);
    }
    expect((await applyAs(seeker, (await newJob()).id)).body.code).toBe('quota_spent');
    await pool.query(
      `update applications set created_at = created_at - interval '1 month' where account_id = $1`,
      [seeker.account.id],
    );
    expect((await applyAs(seeker, (await newJob()).id)).body.quota.used).toBe(1);
  });

  test('is what the operator sets, and 0 is none', async () => {
    const seeker = await signInJobSeeker(database);
    const set = (value: string) =>
      pool.query(
        `insert into settings (name, value) values ('applications_per_month', $1)
         on conflict (name) do update set value = excluded.value`,
        [value],
      );
    try {
      await set('1');
      await applyAs(seeker, (await newJob()).id);
      expect((await applyAs(seeker, (await newJob()).id)).body.code).toBe('quota_spent');
      await set('0');
      expect((await applyAs(seeker, (await newJob()).id)).body.quota).toMatchObject({ limit: 0 });
    } finally {
      await pool.query(`delete from settings where name = 'applications_per_month'`);
    }
  });
});

describe('an application', () => {
  test('is confirmed to both sides, each in their language', async () => {
    const owner = await signInExhibitor(
      database,
      { name: 'Care House', nameAr: 'دار الرعاية', email: 'office@care.example' },
      { language: 'ar' },
    );
    await givePlan(database, owner.company.id);
    const job = await makeJob(database, owner.company.id, { title: 'Nurse', titleAr: 'ممرضة' });
    const seeker = await signInJobSeeker(database, { language: 'en' });
    const { done, mails } = await mailsSince(() => applyAs(seeker, job.id));
    expect(done.body.data.application_id).toEqual(expect.any(Number));
    expect(mails).toHaveLength(2);
    const [own, theirs] = mails;
    expect(own).toMatchObject({
      recipient: seeker.account.email,
      subject: 'Your application: Nurse',
      language: 'en',
    });
    expect(own.body).toContain('at Care House has been sent, with your CV cv.pdf');
    expect(theirs).toMatchObject({
      recipient: 'office@care.example',
      reply_to: seeker.account.email,
      subject: 'طلب جديد لوظيفة ممرضة',
      language: 'ar',
    });
    expect(theirs.body).toContain('Mariam Darwish (mariam@test.example)');
    expect(theirs.body).toContain(`/ar/exhibitor/dashboard/jobs/applicants/${job.id}`);
  });

  test('is told to nobody at an address that was only stated: it may be a stranger’s', async () => {
    const stated = { email: 'stranger@care.example', confirmedEmail: null };
    const owner = await signInExhibitor(database, stated);
    await givePlan(database, owner.company.id);
    const job = await makeJob(database, owner.company.id);
    const seeker = await signInJobSeeker(database);
    const { mails } = await mailsSince(() => applyAs(seeker, job.id));
    const recipients = mails.map(({ recipient }) => recipient);
    expect(recipients).toEqual([seeker.account.email, owner.account.email]);
  });

  test('tells a company whose plan includes no notifications nothing by mail', async () => {
    const owner = await signInExhibitor(database);
    const job = await makeJob(database, owner.company.id);
    const seeker = await signInJobSeeker(database);
    const { done, mails } = await mailsSince(() => applyAs(seeker, job.id));
    expect(mails.map(({ recipient }) => recipient)).toEqual([seeker.account.email]);
    const application_id = done.body.data.application_id;
    const gone = await mailsSince(() => post(seeker, 'jobs/withdraw.php', { application_id }));
    expect([gone.done.status, gone.mails]).toEqual([200, []]);
  });

  test('is listed with the stated fields, newest first, paged and searched', async () => {
    const seeker = await signInJobSeeker(database);
    const first = await newJob({ title: 'Radiographer' });
    const second = await newJob({
      title: 'Pharmacist',
      location: 'Salmiya',
      salaryFromMinor: 650_000,
      salaryToMinor: 850_000,
      salaryCurrency: 'KWD',
    });
    await applyAs(seeker, first.id);
    const made = await applyAs(seeker, second.id);
    const { body } = await mine(seeker);
    expect(body.applications.map((each: { job_title: string }) => each.job_title)).toEqual([
      'Pharmacist',
      'Radiographer',
    ]);
    expect(body.applications[0]).toMatchObject({
      application_id: made.body.data.application_id,
      job_id: second.id,
      job_ref: second.jobRef,
      company_name: 'Tiryaq Bay',
      location: 'Salmiya',
      salary_from: '650.000',
      salary_to: '850.000',
      salary_currency: 'KWD',
      status: 'pending',
      is_shown: true,
      can_withdraw: true,
      cv_opened_at: null,
    });
    const page = (await mine(seeker, '?limit=1')).body;
    expect(page.next_cursor).toBe(String(made.body.data.application_id));
    const next = (await mine(seeker, `?limit=1&cursor=${page.next_cursor}`)).body;
    expect(next.applications[0].job_title).toBe('Radiographer');
    expect(next.next_cursor).toBeNull();
    expect((await mine(seeker, '?search=radio')).body.applications).toHaveLength(1);
    expect((await mine(seeker, '?search=zzz')).body.applications).toEqual([]);
  });

  test('is nobody else’s', async () => {
    const seeker = await signInJobSeeker(database);
    const other = await signInJobSeeker(database);
    const job = await newJob();
    const { body } = await applyAs(seeker, job.id);
    const id = body.data.application_id;
    expect((await mine(other)).body.applications).toEqual([]);
    const detail = await call(`jobs/application.php?application_id=${id}`, {
      headers: other.headers,
    });
    expect([detail.status, detail.body.message]).toEqual([404, 'Application not found']);
    const withdrawn = await post(other, 'jobs/withdraw.php', { application_id: id });
    expect(withdrawn.status).toBe(404);
    const asked = await post(other, 'jobs/check-application-status.php', { job_id: job.id });
    expect(asked.body).toMatchObject({ has_applied: false, application: null });
  });

  test('is found for its job', async () => {
    const seeker = await signInJobSeeker(database);
    const job = await newJob();
    await applyAs(seeker, job.id);
    const claim = { job_id: job.id, user_id: seeker.account.id };
    const { body } = await post(seeker, 'jobs/check-application-status.php', claim);
    expect(body).toMatchObject({
      has_applied: true,
      application: { job_id: job.id, status: 'pending' },
      quota: { used: 1 },
    });
    const foreign = { job_id: job.id, user_id: seeker.account.id + 1 };
    expect((await post(seeker, 'jobs/check-application-status.php', foreign)).status).toBe(403);
  });

  test('outlives its job, by name', async () => {
    const seeker = await signInJobSeeker(database);
    const job = await newJob({ title: 'Midwife' });
    const { body } = await applyAs(seeker, job.id);
    await pool.query('delete from jobs where id = $1', [job.id]);
    const [application] = (await mine(seeker)).body.applications;
    expect(application).toMatchObject({
      job_id: null,
      job_title: 'Midwife',
      company_name: 'Tiryaq Bay',
      is_shown: false,
    });
    const id = body.data.application_id;
    expect((await post(seeker, 'jobs/withdraw.php', { application_id: id })).status).toBe(200);
  });

  test('is found by the search of the dashboard', async () => {
    const seeker = await signInJobSeeker(database);
    const job = await newJob({ title: 'Sonographer' });
    const { body } = await applyAs(seeker, job.id);
    const found = await call('user/search.php?search=sonogr', { headers: seeker.headers });
    const path = `/user/dashboard/my-jobs?application=${body.data.application_id}`;
    expect(found.body.results).toEqual([{ title: 'Sonographer', detail: 'Tiryaq Bay', path }]);
  });
});

describe('POST jobs/withdraw.php', () => {
  test('tells the company once, deletes the CV, and one may apply again', async () => {
    const seeker = await signInJobSeeker(database);
    const job = await newJob();
    const id = (await applyAs(seeker, job.id)).body.data.application_id;
    const withdraw = () => post(seeker, 'jobs/withdraw.php', { application_id: id });
    const { done, mails } = await mailsSince(withdraw);
    expect(done.body.message).toBe('Your application was withdrawn.');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      recipient: company.email,
      subject: 'Application withdrawn: Staff Nurse',
    });
    const again = await mailsSince(withdraw);
    expect(again.done.status).toBe(200);
    expect(again.mails).toEqual([]);
    const cv = await call(`jobs/cv.php?application_id=${id}`, { headers: seeker.headers });
    expect([cv.status, cv.body.message]).toEqual([404, 'This CV is no longer kept.']);
    const detail = await call(`jobs/application.php?application_id=${id}`, {
      headers: seeker.headers,
    });
    const { history, cv_name, can_withdraw } = detail.body.application;
    expect(history.map((step: { status: string }) => step.status)).toEqual([
      'pending',
      'withdrawn',
    ]);
    expect([cv_name, can_withdraw]).toEqual([null, false]);
    expect((await applyAs(seeker, job.id)).status).toBe(200);
  });

  test('after withdrawing one may apply once more, and then no more', async () => {
    const seeker = await signInJobSeeker(database);
    const job = await newJob();
    const asked = async () =>
      (await post(seeker, 'jobs/check-application-status.php', { job_id: job.id })).body;
    const usedUp = async () =>
      (await mine(seeker)).body.applications.map((each: { used_up: boolean }) => each.used_up);
    const makeAndWithdraw = async () => {
      const { body } = await applyAs(seeker, job.id);
      const application_id = body.data.application_id;
      expect(await asked()).toMatchObject({ has_applied: true, may_apply: false });
      const used = await usedUp();
      expect((await post(seeker, 'jobs/withdraw.php', { application_id })).status).toBe(200);
      return used;
    };
    expect((await asked()).may_apply).toBe(true);
    expect(await makeAndWithdraw()).toEqual([false]);
    expect(await asked()).toMatchObject({ has_applied: false, may_apply: true });
    expect(await makeAndWithdraw()).toEqual([true, true]);
    expect(await asked()).toMatchObject({ has_applied: false, may_apply: false });

    const { done, mails } = await mailsSince(() => applyAs(seeker, job.id));
    expect([done.status, done.body.code]).toEqual([409, 'withdrawn_twice']);
    expect(done.body.message).toBe(
      'You have withdrawn two applications for this job. You cannot apply for it again.',
    );
    expect(mails).toEqual([]);
    expect((await applyAs(seeker, (await newJob()).id)).status).toBe(200);
  });

  test.each(['hired', 'rejected'])('not once it is decided: %s', async (status) => {
    const seeker = await signInJobSeeker(database);
    const id = (await applyAs(seeker, (await newJob()).id)).body.data.application_id;
    await pool.query('update applications set status = $2 where id = $1', [id, status]);
    const answer = await post(seeker, 'jobs/withdraw.php', { application_id: id });
    expect(answer.status).toBe(409);
  });
});
