import { table } from '#platform/database/sql.ts';

export const jobs = table('jobs', {
  followedBy: ['job_ref', 'company_id', 'country', 'country profession'],
});
