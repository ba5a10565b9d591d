import { table } from '#platform/database/sql.ts';

export const messages = table('messages', { unwatched: 'only the operator reads it' });
