import { afterEach, expect, test } from 'vitest';
import { applyAs } from '#testing/apply-as.ts';
import { makeJob } from '#testing/factories.ts';
import { type SignedIn, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { call, database } = app;

const post = (who: SignedIn, path: string, body: object) =>
  call(path, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A company with one job, somebody who waits for its answer, and somebody who has one. */
async function makeApplicants() {
  const owner = await signInExhibitor(database, { name: 'Care House', name_ar: 'دار الرعاية' });
  const job = await makeJob(database, owner.company.id, { title: 'Nurse', titleAr: 'ممرضة' });
  const waiting = await signInJobSeeker(database, { language: 'ar' });
  await applyAs(app, waiting, job.id, {});
  const decided = await signInJobSeeker(database);
  const application = await applyAs(app, decided, job.id, {});
  await post(owner, 'exhibitor/jobs/update-applicant.php', {
    application_id: application,
    status: 'rejected',
  });
  await database.pool.query('truncate mails');
  return { owner, job, waiting };
}

const mails = async () =>
  (await database.pool.query('select recipient, subject, body, lane from mails order by id')).rows;

afterEach(() => database.pool.query('truncate mails'));

test('a company that leaves tells those who wait for its answer, and nobody else', async () => {
  const { owner, waiting } = await makeApplicants();
  const { status } = await post(owner, 'user/erase.php', { email: owner.account.email });
  expect(status).toBe(200);
  expect(await mails()).toEqual([
    {
      recipient: waiting.account.email,
      subject: 'ممرضة: لم تعد متاحة',
      body: expect.stringContaining('دار الرعاية'),
      lane: 'mass',
    },
  ]);
});

test('so does one that deletes the job', async () => {
  const { owner, job, waiting } = await makeApplicants();
  const { status } = await post(owner, 'exhibitor/jobs/delete.php', { job_id: job.id });
  expect(status).toBe(200);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([waiting.account.email]);
});
