import { table } from '#platform/database/sql.ts';

export const products = table('products');
