import { table } from '#platform/database/sql.ts';

export const cities = table('cities');
