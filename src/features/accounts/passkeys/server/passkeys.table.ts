import { table } from '#platform/database/sql.ts';

export const passkeys = table('passkeys', { unwatched: 'shown to its account only' });
