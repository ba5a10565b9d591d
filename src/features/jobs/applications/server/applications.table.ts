import { table } from '#platform/database/sql.ts';

export const applications = table('applications', { unwatched: 'only its two sides read it' });
