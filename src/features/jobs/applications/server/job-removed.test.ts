import { afterEach, expect, test } from 'vitest';
import { applyAs } from '#testing/apply-as.ts';
import { makeJob } from '#testing/factories.ts';
import { passUndoTime } from '#testing/pass-undo-time.ts';
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

/** A company with one job, an applicant who waits for an answer, and one who has an answer. */
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
  await database.pool.query('truncate mails, held_mails');
  return { owner, job, waiting };
}

const mails = async () =>
  (await database.pool.query('select recipient, subject, body, lane from mails order by id')).rows;

afterEach(() => database.pool.query('truncate mails, held_mails'));

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

test('so does one that deletes the job, once it cannot be taken back', async () => {
  const { owner, job, waiting } = await makeApplicants();
  const asked = await post(owner, 'exhibitor/jobs/check-delete.php', { job_ids: [job.id] });
  expect(asked.body.people).toBe(1);
  const { body } = await post(owner, 'exhibitor/jobs/delete.php', { job_id: job.id });
  expect(body.people_told).toBe(1);
  expect(await mails()).toEqual([]);
  await passUndoTime(database.pool);
  expect(await mails()).toMatchObject([
    { recipient: waiting.account.email, subject: 'ممرضة: لم تعد متاحة', lane: 'mass' },
  ]);
});

test('taken back, nobody hears of it and every application belongs to the job again', async () => {
  const { owner, job, waiting } = await makeApplicants();
  const applications = async () =>
    (
      await database.pool.query(
        'select to_jsonb(a) as row from applications a where job_id = $1 order by id',
        [job.id],
      )
    ).rows;
  const before = await applications();
  const { body } = await post(owner, 'exhibitor/jobs/bulk-delete.php', { job_ids: [job.id] });
  const own = await call('jobs/user-applications.php', { headers: waiting.headers });
  expect(own.body.applications[0]).toMatchObject({ job_id: null, is_shown: false });
  await post(owner, 'exhibitor/jobs/undo-delete.php', { deletion_id: body.deletion_id });
  await passUndoTime(database.pool);
  expect(await mails()).toEqual([]);
  expect(await applications()).toEqual(before);
  expect(before).toHaveLength(2);
});

test('an operator who deletes it tells them too', async () => {
  const { job, waiting } = await makeApplicants();
  const admin = await signInJobSeeker(database, { isAdmin: true });
  const { status } = await post(admin, 'admin/published/delete.php', { kind: 'job', id: job.id });
  expect(status).toBe(200);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([waiting.account.email]);
});
