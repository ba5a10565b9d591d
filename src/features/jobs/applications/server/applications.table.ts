import { table } from '#platform/database/sql.ts';

export const applications = table('applications');
export const applicationSteps = table('application_steps');
export const cvOpenings = table('cv_openings');
