import { sql } from '#platform/database/sql.ts';
import { countOfCountry } from '#platform/narrowing/server/count-of-country.ts';
import { products } from './products.table.ts';

export const countProducts = countOfCountry(products, sql`listed`);
