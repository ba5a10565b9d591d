import { afterEach, expect, test } from 'vitest';
import { applyAs } from '#testing/apply-as.ts';
import { makeJob } from '#testing/factories.ts';
import { passUndoTime } from '#testing/pass-undo-time.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { call, database } = app;
const owner = await signInExhibitor(database, { name: 'Care House', nameAr: 'دار الرعاية' });
const stranger = await signInExhibitor(database);
const job = await makeJob(database, owner.company.id, { title: 'Nurse', titleAr: 'ممرضة' });

afterEach(() => database.pool.query('truncate applications, mails, held_mails cascade'));

const post = (who: { headers: Record<string, string> }, name: string, body: object) =>
  call(`exhibitor/jobs/${name}.php`, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function applicant(language: 'en' | 'ar' = 'en') {
  const seeker = await signInJobSeeker(database, { language });
  const id = await applyAs(app, seeker, job.id, { name: 'Mariam' });
  await database.pool.query('truncate mails');
  return { id, ...seeker };
}

const mails = async () =>
  (await database.pool.query('select recipient, subject, body from mails order by id')).rows;

const standing = async (id: number) =>
  (
    await database.pool.query(
      `select a.status, array(select s.status from application_steps s
         where s.application_id = a.id order by s.id) as steps
       from applications a where id = $1`,
      [id],
    )
  ).rows[0];

const calls = ['preview-rejections', 'reject-applicants', 'undo-rejections'];

test.each(calls)('%s is the company’s own', async (name) => {
  const { id } = await applicant();
  const chosen = { application_ids: [id] };
  expect((await post({ headers: {} }, name, chosen)).status).toBe(401);
  expect((await post(await signInJobSeeker(database), name, chosen)).status).toBe(403);
  expect((await post(owner, name, { application_ids: [] })).status).toBe(400);
  expect((await post(stranger, name, chosen)).status).toBe(404);
  expect((await standing(id)).status).toBe('pending');
});

test('the mail is shown word for word and to whom, in their language, before it goes', async () => {
  const [english, arabic] = [await applicant(), await applicant('ar')];
  await database.pool.query(`update applications set email = 'other@x.example' where id = $1`, [
    arabic.id,
  ]);
  const chosen = { application_ids: [english.id, arabic.id] };
  const { body } = await post(owner, 'preview-rejections', chosen);
  expect(body.mails).toMatchObject([
    { name: 'Mariam', email: english.account.email, language: 'en', subject: 'Nurse: Rejected' },
    // The applicant gave the company another address than the account's, which it must not learn.
    { name: 'Mariam', email: null, language: 'ar', subject: 'ممرضة: مرفوض' },
  ]);
  const rejected = await post(owner, 'reject-applicants', chosen);
  expect(rejected.body.rejected_count).toBe(2);
  expect(await mails()).toEqual([]);
  await passUndoTime(database.pool);
  const words = body.mails.map(({ subject, body: text }: { subject: string; body: string }) => ({
    subject,
    body: text,
  }));
  expect(await mails()).toMatchObject([
    { recipient: english.account.email, ...words[0] },
    { recipient: arabic.account.email, ...words[1] },
  ]);
});

test('taken back, everybody stands where they stood and nobody hears of it', async () => {
  const [one, other] = [await applicant(), await applicant()];
  await post(owner, 'update-applicant', { application_id: one.id, status: 'shortlisted' });
  await database.pool.query('truncate mails');
  const before = [await standing(one.id), await standing(other.id)];
  const chosen = { application_ids: [one.id, other.id] };
  await post(owner, 'reject-applicants', chosen);
  expect((await standing(one.id)).status).toBe('rejected');
  const { body } = await post(owner, 'undo-rejections', chosen);
  expect(body.undone_count).toBe(2);
  expect([await standing(one.id), await standing(other.id)]).toEqual(before);
  await passUndoTime(database.pool);
  expect(await mails()).toEqual([]);
  expect((await post(owner, 'undo-rejections', chosen)).status).toBe(409);
});

test('a single move to rejected waits as well, and is final once the mail goes', async () => {
  const { id } = await applicant();
  await post(owner, 'update-applicant', { application_id: id, status: 'rejected' });
  expect(await mails()).toEqual([]);
  await passUndoTime(database.pool);
  expect(await mails()).toHaveLength(1);
  const late = await post(owner, 'undo-rejections', { application_ids: [id] });
  expect([late.status, (await standing(id)).status]).toEqual([409, 'rejected']);
});

test('somebody who has withdrawn is left alone', async () => {
  const withdrawn = await applicant();
  await call('jobs/withdraw.php', {
    method: 'POST',
    headers: { ...withdrawn.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ application_id: withdrawn.id }),
  });
  const chosen = { application_ids: [withdrawn.id] };
  expect((await post(owner, 'preview-rejections', chosen)).body.mails).toEqual([]);
  expect((await post(owner, 'reject-applicants', chosen)).body.rejected_count).toBe(0);
});
