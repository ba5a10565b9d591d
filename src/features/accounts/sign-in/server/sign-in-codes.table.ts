import { table } from '#platform/database/sql.ts';

export const signInCodes = table('sign_in_codes', { unwatched: 'secrets' });
