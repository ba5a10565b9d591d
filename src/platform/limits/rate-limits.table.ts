import { table } from '#platform/database/sql.ts';

/** All statements but one are those of the rate-limiter library. */
export const rateLimits = table('rate_limits', { unwatched: 'counted, never shown' });
