import { sql } from '#platform/database/sql.ts';
import { countOfCountry } from '#platform/narrowing/server/count-of-country.ts';
import { companies } from './companies.table.ts';

/** How many companies a country shows. */
export const countCompanies = countOfCountry(companies, sql`listed`);
