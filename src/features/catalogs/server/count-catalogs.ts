import { sql } from '#platform/database/sql.ts';
import { countOfCountry } from '#platform/narrowing/server/count-of-country.ts';
import { catalogs } from './catalogs.table.ts';

export const countCatalogs = countOfCountry(catalogs, sql`shown`);
