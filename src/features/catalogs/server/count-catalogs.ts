import { sql } from '#platform/database/sql.ts';
import { countOfCountry } from '#platform/narrowing/server/count-of-country.ts';
import { catalogs } from './catalogs.table.ts';

/** How many catalogs a country shows. */
export const countCatalogs = countOfCountry(catalogs, sql`shown`);
