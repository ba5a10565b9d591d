import { table } from '#platform/database/sql.ts';

export const refunds = table('refunds', { unwatched: 'only the operator reads it' });
