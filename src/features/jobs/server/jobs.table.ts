import { table } from '#platform/database/sql.ts';

export const jobs = table('jobs');
