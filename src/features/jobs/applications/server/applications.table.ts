import { table } from '#platform/database/sql.ts';

export const applications = table('applications', {
  unwatched: 'shown to its person and the company only',
});

export const applicationSteps = table('application_steps', {
  unwatched: 'shown to its person and the company only',
});

export const cvOpenings = table('cv_openings', { unwatched: 'only a record' });
