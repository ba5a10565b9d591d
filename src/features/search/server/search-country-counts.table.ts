import { table } from '#platform/database/sql.ts';

export const searchCountryCounts = table('search_country_counts');
