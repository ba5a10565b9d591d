import { table } from '#platform/database/sql.ts';

export const plans = table('plans');
