import { table } from '#platform/database/sql.ts';

export const messages = table('messages');
