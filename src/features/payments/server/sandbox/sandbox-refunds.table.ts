import { table } from '#platform/database/sql.ts';

export const sandboxRefunds = table('sandbox_refunds', { unwatched: 'only the sandbox reads it' });
