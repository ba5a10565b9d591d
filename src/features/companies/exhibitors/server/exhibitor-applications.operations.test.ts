import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeAccount, makeCompany, makeJob } from '#testing/factories.ts';
import { type SignedIn, signInAs, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();
const { pool } = database;

const post = ({ headers }: SignedIn, path: string, body: object) =>
  call(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const decide = (who: SignedIn, body: object) => post(who, 'admin/applications/decide.php', body);
const listFor = async ({ headers }: SignedIn, query = '') =>
  (await call(`admin/applications/list.php${query}`, { headers })).body;
const mails = async () =>
  (await pool.query('select recipient, subject, body, language from mails order by id')).rows;
const audit = async () =>
  (
    await pool.query(
      'select actor, action, subject, subject_id, before, after from audit_log order by id',
    )
  ).rows;
const listedNow = async (id: number) =>
  (await call(`companies/company-detail.php?id=${id}`)).status;

let admin: SignedIn;
const wanted = { exhibitorStatus: 0, status: 2, type: null } as const;

async function makeApplicant(language: 'en' | 'ar' = 'en') {
  const account = await makeAccount(database, { language });
  const company = await makeCompany(database, { ...wanted, ownerAccountId: account.id });
  return { account, company };
}

beforeEach(async () => {
  admin = await signInJobSeeker(database, { isAdmin: true });
});
afterEach(async () => {
  await pool.query('truncate mails');
});

describe('deciding is refused', () => {
  test('to everybody but operators, and nothing happens', async () => {
    const { company } = await makeApplicant();
    const asked = { company_id: company.id, decision: 'approve', company_type: 1 };
    expect((await decide(await signInJobSeeker(database), asked)).status).toBe(403);
    expect((await decide(await signInExhibitor(database), asked)).status).toBe(403);
    expect(await listedNow(company.id)).toBe(404);
    expect(await mails()).toEqual([]);
  });

  test.each([
    [{ decision: 'approve' }, 'company_type'],
    [{ decision: 'approve', company_type: 6 }, 'company_type'],
    [{ decision: 'reject' }, 'reason'],
    [{ decision: 'restrict', reason: '  ' }, 'reason'],
    [{ decision: 'forget' }, 'decision'],
  ])('for %j, which lacks or misstates %s', async (wrong, field) => {
    const { company } = await makeApplicant();
    const { status, body } = await decide(admin, { company_id: company.id, ...wrong });
    expect(status).toBe(400);
    expect(body.errors.map((issue: { field: string }) => issue.field)).toEqual([field]);
  });

  test('for a company that is not there', async () => {
    const asked = { company_id: 999_999, decision: 'approve', company_type: 1 };
    const { status, body } = await decide(admin, asked);
    expect([status, body.message]).toEqual([404, 'Company not found']);
  });

  test('the second time: one mail, one entry in the log, however many operators press at once', async () => {
    const { company } = await makeApplicant();
    const before = (await audit()).length;
    const asked = { company_id: company.id, decision: 'approve', company_type: 2 };
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => decide(admin, asked)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await mails()).toHaveLength(1);
    expect(await audit()).toHaveLength(before + 1);
  });

  test.each(['approve', 'reject', 'restrict'])(
    'of an approval, a rejection and a restriction at once: one wins, %s first or not',
    async (first) => {
      const standing = 'waiting';
      const each = {
        approve: { decision: 'approve', company_type: 2, standing },
        reject: { decision: 'reject', reason: 'No licence', standing },
        restrict: { decision: 'restrict', reason: 'Complaints', standing },
      };
      const { company } = await makeApplicant();
      const asked = Object.values(each).sort((a) => (a.decision === first ? -1 : 1));
      const outcomes = await Promise.all(
        asked.map((one) => decide(admin, { company_id: company.id, ...one })),
      );
      expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const refused = outcomes.find(({ status }) => status === 409);
      expect(refused?.body.message).toBe('This was decided in the meantime. Please look again.');
      expect(await mails()).toHaveLength(1);
    },
  );
});

describe('the queue', () => {
  test('shows company and applicant, the oldest first, and counts who waits', async () => {
    const first = await makeApplicant();
    const second = await makeApplicant('ar');
    const { applications, waiting } = await listFor(admin);
    const ids = applications.map((each: { company_id: number }) => each.company_id);
    expect(ids.indexOf(first.company.id)).toBeLessThan(ids.indexOf(second.company.id));
    expect(waiting).toBe(applications.length);
    expect(applications.at(-1)).toMatchObject({
      company_name: second.company.name,
      company_phone: '+965 22001122',
      applicant_email: second.account.email,
      applicant_language: 'ar',
      standing: 'waiting',
    });
  });

  test('is searched by either name, and signs of patterns count as themselves', async () => {
    const { company, account } = await makeApplicant();
    const found = await listFor(admin, `?search=${account.email.toUpperCase()}`);
    expect(found.applications.map((each: { company_id: number }) => each.company_id)).toEqual([
      company.id,
    ]);
    expect((await listFor(admin, '?search=%25')).applications).toEqual([]);
  });

  test('goes on where the page before ended, without a gap and without a double', async () => {
    for (let count = 0; count < 27; count++) await makeApplicant();
    const first = await listFor(admin);
    expect(first.applications).toHaveLength(25);
    const second = await listFor(admin, `?cursor=${first.next_cursor}`);
    const ids = [...first.applications, ...second.applications].map(
      (each: { company_id: number }) => each.company_id,
    );
    expect(new Set(ids).size).toBe(first.waiting);
    expect(second.next_cursor).toBeNull();
  });
});

describe('a decision', () => {
  test('to approve lists the company, opens its calls and goes on record', async () => {
    const { company, account } = await makeApplicant('ar');
    const asked = { company_id: company.id, decision: 'approve', company_type: 2 };
    expect((await decide(admin, asked)).body.message).toBe('Approved. The applicant was mailed.');
    expect(await listedNow(company.id)).toBe(200);
    expect(await mails()).toEqual([
      expect.objectContaining({
        recipient: account.email,
        subject: 'تم قبول حساب العارض الخاص بك',
        language: 'ar',
      }),
    ]);
    expect((await audit()).at(-1)).toMatchObject({
      actor: admin.account.email,
      action: 'approve',
      subject: 'company',
      subject_id: String(company.id),
      before: { exhibitor_status: 0, type: null },
      after: { exhibitor_status: 1, status: 1, type: 2 },
    });
  });

  test('to reject mails the reason in the applicant’s language and can be thought over', async () => {
    const { company } = await makeApplicant('ar');
    const reason = 'الترخيص منتهٍ <b>';
    expect(
      (await decide(admin, { company_id: company.id, decision: 'reject', reason })).status,
    ).toBe(200);
    const [mail] = await mails();
    expect(mail.subject).toBe('بخصوص طلبك الانضمام إلى العارضين');
    expect(mail.body).toContain(`السبب: ${reason}`);
    const { applications } = await listFor(admin, '?standing=rejected');
    expect(applications[0]).toMatchObject({ company_id: company.id, reason });
    const again = { company_id: company.id, decision: 'approve', company_type: 1 };
    expect((await decide(admin, again)).status).toBe(409);
    expect((await decide(admin, { ...again, standing: 'rejected' })).status).toBe(200);
  });

  test('to restrict takes effect at the next request, also in public lists, and lifting undoes it', async () => {
    const exhibitor = await signInExhibitor(database, { country: 'OM' });
    const { company } = exhibitor;
    await makeJob(database, company.id, { title: 'Ward nurse' });
    const jobs = async () => (await call('jobs/jobs.php?country=OM')).body.jobs.length;
    const own = async () => (await call('exhibitor/jobs/list.php', exhibitor)).status;
    expect([await listedNow(company.id), await jobs(), await own()]).toEqual([200, 1, 200]);

    const reason = 'Two complaints';
    await decide(admin, { company_id: company.id, decision: 'restrict', reason });
    expect([await listedNow(company.id), await own()]).toEqual([404, 403]);
    const { body } = await call('jobs/jobs.php?country=OM');
    expect(body.jobs.filter((job: { title: string }) => job.title === 'Ward nurse')).toEqual([]);

    await decide(admin, { company_id: company.id, decision: 'lift' });
    expect([await listedNow(company.id), await jobs(), await own()]).toEqual([200, 1, 200]);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Your exhibitor account is restricted',
      'The restriction of your exhibitor account is lifted',
    ]);
  });

  test('to lift the restriction of an application that was never approved lets it wait again', async () => {
    const { company, account } = await makeApplicant();
    await decide(admin, { company_id: company.id, decision: 'restrict', reason: 'Papers missing' });
    await decide(admin, { company_id: company.id, decision: 'lift' });
    const { headers } = await signInAs(database, account);
    const { body } = await call('exhibitor/status.php', { headers });
    expect(body.exhibitor_status).toBe(0);
    expect(await listedNow(company.id)).toBe(404);
  });
});
