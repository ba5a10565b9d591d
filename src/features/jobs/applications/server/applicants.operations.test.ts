import { afterEach, describe, expect, test } from 'vitest';
import { createTransport } from '#platform/mail/transport.ts';
import { applyAs } from '#testing/apply-as.ts';
import { makeJob } from '#testing/factories.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { passUndoTime } from '#testing/pass-undo-time.ts';
import type { ReceivedMail } from '#testing/read-mail.ts';
import { sendDueMails } from '#testing/send-due-mails.ts';
import { type SignedIn, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { call, database } = app;
const { url, received } = await startMailServer();
const transport = createTransport({
  smtpUrl: url,
  mailFrom: 'a@mai.example',
  dataDir: '',
  appUrl: 'https://mai.example',
});
const owner = await signInExhibitor(database, { name: 'Care House', nameAr: 'دار الرعاية' });
const other = await signInExhibitor(database);
const job = await makeJob(database, owner.company.id, { title: 'Nurse', titleAr: 'ممرضة' });

afterEach(() => database.pool.query('truncate applications, mails, held_mails cascade'));

const list = (who: SignedIn, query: string) =>
  call(`exhibitor/jobs/applicants.php?${query}`, { headers: who.headers });

const update = (who: SignedIn, body: object, language = 'en') =>
  call('exhibitor/jobs/update-applicant.php', {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });

async function applicant(name = 'Mariam Darwish', language: 'en' | 'ar' = 'en') {
  const seeker = await signInJobSeeker(database, { language });
  const id = await applyAs(app, seeker, job.id, { name });
  await database.pool.query('truncate mails');
  return { seeker, id };
}

async function delivered() {
  await passUndoTime(database.pool);
  await database.pool.query('update mails set due_at = now()');
  await sendDueMails(database.pool, transport);
  return received.splice(0);
}

describe('GET exhibitor/jobs/applicants.php', () => {
  test('is not for job seekers, nor for other companies', async () => {
    const seeker = await signInJobSeeker(database);
    expect((await list(seeker, `job_id=${job.id}`)).status).toBe(403);
    const foreign = await list(other, `job_id=${job.id}`);
    expect([foreign.status, foreign.body.message]).toEqual([404, 'Job not found']);
    expect((await list(owner, 'job_id=x')).status).toBe(400);
    const claim = await list(owner, `job_id=${job.id}&exhibitor_id=${other.company.id}`);
    expect(claim.status).toBe(403);
  });

  test('lists, counts, filters, searches and pages', async () => {
    const first = await applicant('Layla Haddad');
    const second = await applicant('Omar Saleh');
    await update(owner, { application_id: first.id, status: 'interview' });
    const { body } = await list(owner, `job_id=${job.id}`);
    expect(body.job).toEqual({ id: job.id, job_ref: job.jobRef, job_title: 'Nurse' });
    const names = (answer: typeof body) =>
      answer.applicants.map((each: { name: string }) => each.name);
    expect(names(body)).toEqual(['Omar Saleh', 'Layla Haddad']);
    expect(body.counts).toMatchObject({ pending: 1, interview: 1, hired: 0, withdrawn: 0 });
    expect(body.applicants[0]).toMatchObject({
      application_id: second.id,
      email: second.seeker.account.email,
      status: 'pending',
      notes: '',
      cv_name: 'cv.pdf',
      cv_opened_at: null,
    });
    expect(names((await list(owner, `job_id=${job.id}&status=interview`)).body)).toEqual([
      'Layla Haddad',
    ]);
    expect(names((await list(owner, `job_id=${job.id}&search=omar`)).body)).toEqual(['Omar Saleh']);
    const page = (await list(owner, `job_id=${job.id}&limit=1`)).body;
    const next = await list(owner, `job_id=${job.id}&limit=1&cursor=${page.next_cursor}`);
    expect(names(next.body)).toEqual(['Layla Haddad']);
  });
});

describe('POST exhibitor/jobs/update-applicant.php', () => {
  test('changes nothing for other companies and unknown words', async () => {
    const { id } = await applicant();
    expect((await update(other, { application_id: id, status: 'hired' })).status).toBe(404);
    expect((await update(owner, { application_id: 999_999, status: 'hired' })).status).toBe(404);
    for (const status of ['withdrawn', 'Hired', '']) {
      const { body } = await update(owner, { application_id: id, status });
      expect(body.errors).toEqual([expect.objectContaining({ field: 'status' })]);
    }
    const { body } = await update(owner, { application_id: id, notes: 'x'.repeat(2001) });
    expect(body.errors).toEqual([expect.objectContaining({ field: 'notes' })]);
    const kept = (await list(owner, `job_id=${job.id}`)).body.applicants[0];
    expect(kept).toMatchObject({ status: 'pending', notes: '' });
    expect(await delivered()).toEqual([]);
  });

  test('moves along the pipeline, tells the applicant each time, and keeps the history', async () => {
    const { id, seeker } = await applicant('مريم', 'ar');
    const steps = ['reviewed', 'shortlisted', 'interview', 'offered', 'hired'];
    const mails: ReceivedMail[] = [];
    for (const status of steps) {
      const { body } = await update(owner, { application_id: id, status });
      expect(body.applicant.status).toBe(status);
      mails.push(...(await delivered()));
    }
    expect(mails.map(({ to }) => to)).toEqual(steps.map(() => seeker.account.email));
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set([
        'ممرضة: تمت المراجعة',
        'ممرضة: القائمة المختصرة',
        'ممرضة: مقابلة',
        'ممرضة: عرض وظيفي',
        'ممرضة: تم التوظيف',
      ]),
    );
    const invitation = mails.find(({ subject }) => subject === 'ممرضة: مقابلة');
    expect(invitation?.body).toContain('دار الرعاية');
    expect(invitation?.body).toContain('ترغب الشركة في مقابلتك');
    const { body } = await call(`jobs/application.php?application_id=${id}`, {
      headers: seeker.headers,
    });
    expect(body.application.history.map((step: { status: string }) => step.status)).toEqual([
      'pending',
      ...steps,
    ]);
  });

  test('to and fro before a mail has gone tells where it ended', async () => {
    const { id } = await applicant();
    for (const status of ['reviewed', 'rejected', 'reviewed', 'rejected', 'interview']) {
      expect((await update(owner, { application_id: id, status })).status).toBe(200);
    }
    expect((await delivered()).map(({ subject }) => subject)).toEqual(['Nurse: Interview']);
  });

  test('to and fro for days fills no table: the first steps stay, and the last two hundred', async () => {
    const [{ id }, { id: another }] = [await applicant(), await applicant('Huda Salem')];
    const steps = async (application: number) => {
      const { rows } = await database.pool.query(
        'select status from application_steps where application_id = $1 order by id',
        [application],
      );
      return rows.map(({ status }) => status);
    };
    await database.pool.query(
      `insert into application_steps (application_id, status)
       select $1, case when n = 1 then 'shortlisted' else 'interview' end from generate_series(1, 300) n`,
      [id],
    );
    expect((await update(owner, { application_id: id, status: 'reviewed' })).status).toBe(200);
    const kept = await steps(id);
    expect([kept.length, ...kept.slice(0, 3)]).toEqual([
      ...[210, 'pending', 'shortlisted', 'interview'],
    ]);
    expect(kept.at(-1)).toBe('reviewed');
    expect(await steps(another)).toEqual(['pending']);
  });

  test('a move that is repeated is made once', async () => {
    const { id } = await applicant();
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await update(owner, { application_id: id, status: 'rejected' });
      expect([status, body.message]).toEqual([200, 'Mariam Darwish: Rejected']);
    }
    expect(await delivered()).toHaveLength(1);
  });

  test('moves a thousand times an hour at most; notes are not counted', async () => {
    const { id } = await applicant();
    expect((await update(owner, { application_id: id, status: 'shortlisted' })).status).toBe(200);
    await database.pool.query(
      `update rate_limits set points = 1000 where key like 'move-applicant:%'`,
    );
    const refused = await update(owner, { application_id: id, status: 'interview' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await update(owner, { application_id: id, notes: 'Call' })).status).toBe(200);
    await database.pool.query('truncate rate_limits');
  });

  test('a note is for the company alone and mails nobody', async () => {
    const { id, seeker } = await applicant();
    const { body } = await update(owner, { application_id: id, notes: '  Good with children ' });
    expect(body).toMatchObject({
      message: 'Note saved',
      applicant: { notes: 'Good with children', status: 'pending' },
    });
    expect(await delivered()).toEqual([]);
    const own = await call(`jobs/application.php?application_id=${id}`, {
      headers: seeker.headers,
    });
    expect(JSON.stringify(own.body)).not.toContain('Good with children');
  });

  test('what somebody else did meanwhile is not undone unseen', async () => {
    const { id } = await applicant();
    const seen = { application_id: id, seen_status: 'pending', seen_notes: '' };
    await update(owner, { ...seen, status: 'interview', notes: 'Call on Sunday' });
    await delivered();

    const moved = await update(owner, { ...seen, status: 'shortlisted' });
    expect([moved.status, moved.body.message]).toEqual([
      409,
      'Mariam Darwish was moved to “Interview” in the meantime. Please look again before you move them.',
    ]);
    const noted = await update(owner, { ...seen, notes: 'Too far away' });
    expect([noted.status, noted.body.message]).toEqual([
      409,
      'The note was changed in the meantime. Both are below: yours is not saved yet.',
    ]);
    expect((await list(owner, `job_id=${job.id}`)).body.applicants[0]).toMatchObject({
      status: 'interview',
      notes: 'Call on Sunday',
    });
    expect(await delivered()).toEqual([]);

    // Whoever sets the same value, or has seen the current one, is not refused.
    expect((await update(owner, { ...seen, status: 'interview' })).status).toBe(200);
    const known = { ...seen, seen_status: 'interview', seen_notes: 'Call on Sunday' };
    const { body } = await update(owner, { ...known, status: 'hired', notes: 'Starts in May' });
    expect(body.applicant).toMatchObject({ status: 'hired', notes: 'Starts in May' });
  });

  test('who has withdrawn is not moved any more', async () => {
    const { id, seeker } = await applicant();
    await call('jobs/withdraw.php', {
      method: 'POST',
      headers: { ...seeker.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ application_id: id }),
    });
    const { status, body } = await update(owner, { application_id: id, status: 'hired' });
    expect(status).toBe(409);
    expect(body.message).toBe('The applicant has withdrawn this application.');
    const kept = (await list(owner, `job_id=${job.id}`)).body.applicants[0];
    expect(kept).toMatchObject({ status: 'withdrawn', cv_name: null });
  });
});

describe('POST exhibitor/jobs/move-applicants.php', () => {
  const move = (who: SignedIn, body: object) =>
    call('exhibitor/jobs/move-applicants.php', {
      method: 'POST',
      headers: { ...who.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('is refused to others, and a no has a call of its own', async () => {
    const { id, seeker } = await applicant();
    const asked = { application_ids: [id], status: 'interview' };
    expect((await move(seeker, asked)).status).toBe(403);
    expect((await move(other, asked)).status).toBe(404);
    expect((await move(owner, { ...asked, status: 'rejected' })).status).toBe(400);
    expect((await move(owner, { ...asked, application_ids: [] })).status).toBe(400);
  });

  test('moves all of them or none, and tells each', async () => {
    const [one, two, gone] = [await applicant('A'), await applicant('B'), await applicant('C')];
    await database.pool.query("update applications set status = 'withdrawn' where id = $1", [
      gone.id,
    ]);
    const ids = [one.id, two.id];
    const refused = await move(owner, { application_ids: [...ids, gone.id], status: 'interview' });
    expect(refused.status).toBe(409);
    const standing = async () =>
      (await list(owner, `job_id=${job.id}`)).body.counts as Record<string, number>;
    expect(await standing()).toMatchObject({ pending: 2, interview: 0 });
    const { body } = await move(owner, { application_ids: ids, status: 'interview' });
    expect(body).toMatchObject({ moved_count: 2, message: '2 applicants: Interview' });
    expect(await standing()).toMatchObject({ pending: 0, interview: 2 });
    expect(await delivered()).toHaveLength(2);
  });
});

describe('GET exhibitor/jobs/applicants-export.php', () => {
  test('is not for others', async () => {
    const path = `exhibitor/jobs/applicants-export.php?job_id=${job.id}`;
    expect((await call(path)).status).toBe(401);
    expect((await call(path, await signInJobSeeker(database))).status).toBe(403);
    expect((await call(path, other)).status).toBe(404);
  });

  test('has a line for each, and no CV', async () => {
    await applicant('=HYPERLINK("x")');
    const { headers } = owner;
    const path = `/api/exhibitor/jobs/applicants-export.php?job_id=${job.id}`;
    const text = await (await app.fetch(path, { headers })).text();
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Name,Email,Stage');
    expect(lines[1]).not.toMatch(/^\uFEFF?"?=/);
  });
});
