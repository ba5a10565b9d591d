import { dailyEvents } from '#platform/database/daily-counts.ts';

/** How many people applied for the jobs of a company, by day. */
export const readDailyApplications = dailyEvents(
  'applications.by-day',
  `select a.created_at from jobs j join applications a on a.job_id = j.id where j.company_id = $1`,
);
