import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { Text } from '#platform/i18n/texts.ts';

/** What the first of a job's two days is: a job can be announced before its time. */
export function postedText({ job_start_date }: { job_start_date: string }, now: Date): Text {
  return job_start_date > todayAt(now) ? jobsTexts.opens : jobsTexts.posted;
}
