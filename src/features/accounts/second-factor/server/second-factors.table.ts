import { table } from '#platform/database/sql.ts';

export const secondFactors = table('second_factors', { unwatched: 'secrets' });
