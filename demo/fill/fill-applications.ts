import { demoAccounts } from '#demo/demo-accounts.ts';
import {
  type DemoApplication,
  demoApplicants,
  demoApplications,
  seekerApplications,
} from '#demo/demo-applicants.ts';
import { demoJobs } from '#demo/demo-jobs.ts';
import {
  type ApplicationStatus,
  applicationStatuses,
} from '#features/jobs/applications/application-statuses.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { storePrivateFile } from '#platform/files/private-file.ts';
import { writeBrochure } from './brochure.ts';
import { curriculum } from './curriculum.ts';
import type { DemoFill } from './demo-fill.ts';
import { visitsOf } from './visits-of.ts';

const DAY_MS = 86_400_000;
/** What a job promises that says nothing. */
const PROMISED_DAYS = 21;
const SEEKER = 'seeker@mai.example';

async function fillPeople(fill: DemoFill): Promise<void> {
  // All of them before the first one applied.
  const visits = visitsOf(fill, demoApplicants, { first: 75, last: 45 });
  const rows = demoApplicants.map(({ email, name, phone }, position) => ({
    email,
    name,
    phone,
    phoneCountry: '965',
    country: 'KW',
    ...visits[position],
  }));
  const made = await insertRows(fill.connection, 'accounts', rows);
  for (const { email, id } of made) fill.accountIds.set(String(email), id);
}

function personOf(email: string): { name: string; profession: string } {
  const applicant = demoApplicants.find((each) => each.email === email);
  if (applicant) return applicant;
  const account = demoAccounts.find((each) => each.email === email);
  return { name: account?.name.en ?? email, profession: 'Staff nurse, eight years on the wards' };
}

/** Open jobs of other companies in the seeker's country, one of each. */
function otherJobs(): readonly string[] {
  const taken = new Set(['tiryaq-bay-medical']);
  const open = demoJobs.filter(({ companyKey, expiryDay, location }) => {
    const fits = expiryDay > 7 && location.en.endsWith('Kuwait') && !taken.has(companyKey);
    if (fits) taken.add(companyKey);
    return fits;
  });
  return open.slice(0, seekerApplications.length).map(({ key }) => key);
}

/** From applying to where it stands, as most go: a rejection comes after a look. */
function stepsTo(status: ApplicationStatus): readonly ApplicationStatus[] {
  if (status === 'rejected') return ['pending', 'reviewed', 'rejected'];
  if (status === 'unanswered') return ['pending', 'unanswered'];
  return applicationStatuses.slice(0, applicationStatuses.indexOf(status) + 1);
}

async function addApplication(fill: DemoFill, application: DemoApplication): Promise<void> {
  const { job, email, status, daysAgo, notes } = application;
  const { name, profession } = personOf(email);
  const createdAt = new Date(fill.today.getTime() - daysAgo * DAY_MS);
  const cv = writeBrochure(curriculum({ name, profession, email }));
  const cvFile = await storePrivateFile(fill.files, 'cvs', cv);
  const [made] = await insertRows(fill.connection, 'applications', {
    jobId: fill.jobIds.get(job) as number,
    accountId: fill.accountIds.get(email) as number,
    status,
    name,
    email,
    cvFile,
    cvName: `CV ${name}.pdf`,
    cvType: 'pdf',
    notes,
    createdAt,
    answerBy: addDays(todayAt(createdAt), PROMISED_DAYS),
  });
  if (!made) return;
  const steps = stepsTo(status);
  const pause = (daysAgo * DAY_MS) / (steps.length + 1);
  const stepAt = (position: number) => new Date(createdAt.getTime() + position * pause);
  await insertRows(
    fill.connection,
    'application_steps',
    steps.map((step, position) => ({
      applicationId: made.id,
      status: step,
      createdAt: stepAt(position),
    })),
  );
  if (steps.length === 1) return;
  const opening = { applicationId: made.id, openedBy: 'company', createdAt: stepAt(0.9) } as const;
  await insertRows(fill.connection, 'cv_openings', opening);
}

/** Applications in every state, on both sides of them. */
export async function fillApplications(fill: DemoFill): Promise<void> {
  await fillPeople(fill);
  const others = otherJobs().map((job, position) => ({
    status: 'pending' as const,
    daysAgo: 1,
    ...seekerApplications[position],
    job,
    email: SEEKER,
  }));
  const all = [...demoApplications, ...others].sort((a, b) => b.daysAgo - a.daysAgo);
  for (const application of all) await addApplication(fill, application);
  // Nobody applied for a job before it was there.
  await fill.connection.query(`
    update jobs set created_at = least(jobs.created_at, first.applied_at - interval '2 days')
    from (select job_id, min(created_at) as applied_at from applications group by job_id) first
    where jobs.id = first.job_id`);
}
