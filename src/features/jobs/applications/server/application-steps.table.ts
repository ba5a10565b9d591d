import { table } from '#platform/database/sql.ts';

export const applicationSteps = table('application_steps', {
  unwatched: 'only the applicant reads it',
});
