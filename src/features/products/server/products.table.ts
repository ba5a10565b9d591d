import { table } from '#platform/database/sql.ts';

export const products = table('products', {
  followedBy: [
    'id',
    'company_id',
    'country',
    'country category_key',
    'country id',
    'country category_key id',
  ],
});
