import { table } from '#platform/database/sql.ts';

export const sandboxCharges = table('sandbox_charges', { unwatched: 'read afresh for every page' });
