import { table } from '#platform/database/sql.ts';

/** Its statements are those of the library that counts, but one. */
export const rateLimits = table('rate_limits', { unwatched: 'counted, never shown' });
