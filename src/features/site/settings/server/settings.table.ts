import { table } from '#platform/database/sql.ts';

export const settings = table('settings');
