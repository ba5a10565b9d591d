import { table } from '#platform/database/sql.ts';

export const events = table('events');
