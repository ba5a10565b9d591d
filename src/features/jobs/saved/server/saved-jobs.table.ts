import { table } from '#platform/database/sql.ts';

export const savedJobs = table('saved_jobs', { unwatched: 'only the person reads it' });
