import { table } from '#platform/database/sql.ts';

export const quotationDeals = table('quotation_deals', {
  unwatched: 'shown to its two sides only',
});
