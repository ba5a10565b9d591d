import { table } from '#platform/database/sql.ts';

export const recoveryCodes = table('recovery_codes', { unwatched: 'secrets' });
