import { table } from '#platform/database/sql.ts';

export const events = table('events', { followedBy: ['slug', 'company_id', 'country'] });
