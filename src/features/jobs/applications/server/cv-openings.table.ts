import { table } from '#platform/database/sql.ts';

export const cvOpenings = table('cv_openings', {
  unwatched: 'only the applicant and the company read it',
});
