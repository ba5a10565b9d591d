import { table } from '#platform/database/sql.ts';

export const accounts = table('accounts', { unwatched: 'no visitor’s answer is made from it' });
