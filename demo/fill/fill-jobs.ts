import { type DemoJob, demoJobs } from '#demo/demo-jobs.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { findMinor } from '#platform/money/amounts.ts';
import { addedAt } from './added-at.ts';
import type { DemoFill } from './demo-fill.ts';

function salaryOf({ salary }: DemoJob) {
  if (!salary) return {};
  const { from, to, currency } = salary;
  return {
    salaryFromMinor: findMinor(String(from), currency),
    salaryToMinor: findMinor(String(to), currency),
    salaryCurrency: currency,
  };
}

/** Open, closing and closed jobs of the companies, counted from today. */
export async function fillJobs(fill: DemoFill): Promise<void> {
  const today = todayAt(fill.today);
  const addedOn = addedAt(fill, 'jobs', demoJobs.length, { first: 45, last: 0.6 });
  const rows = demoJobs.map((job, position) => ({
    companyId: fill.companyIds.get(job.companyKey) as number,
    title: job.title.en,
    titleAr: job.title.ar,
    details: job.details.en,
    detailsAr: job.details.ar,
    startDate: addDays(today, job.startDay),
    createdAt: addedOn(position),
    expiryDate: addDays(today, job.expiryDay),
    location: job.location.en,
    locationAr: job.location.ar,
    profession: job.profession,
    employmentKind: job.employment,
    workplace: job.workplace,
    experienceYears: job.years,
    education: job.education,
    licence: job.licence,
    requirements: job.requirements.en,
    requirementsAr: job.requirements.ar,
    benefits: job.benefits.en,
    benefitsAr: job.benefits.ar,
    ...salaryOf(job),
  }));
  const made = await insertRows(fill.connection, 'jobs', rows);
  made.forEach(({ id }, position) => {
    fill.jobIds.set(demoJobs[position]?.key ?? '', id);
  });
}
