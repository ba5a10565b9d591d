import { table } from '#platform/database/sql.ts';

export const visitorDays = table('visitor_days', { unwatched: 'only the operator reads it' });
