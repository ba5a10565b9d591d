import { sql } from '#platform/database/sql.ts';
import { countOfCountry } from '#platform/narrowing/server/count-of-country.ts';
import { companies } from './companies.table.ts';

export const countCompanies = countOfCountry(companies, sql`listed`);
