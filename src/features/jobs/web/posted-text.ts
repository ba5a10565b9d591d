import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { Text } from '#platform/i18n/texts.ts';

/** The label of a job's start date: a job can be announced before it opens. */
export function postedText({ job_start_date }: { job_start_date: string }, now: Date): Text {
  return job_start_date > todayAt(now) ? jobsTexts.opens : jobsTexts.posted;
}
