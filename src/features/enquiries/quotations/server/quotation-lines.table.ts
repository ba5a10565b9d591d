import { table } from '#platform/database/sql.ts';

export const quotationLines = table('quotation_lines', {
  unwatched: 'shown to its two sides only',
});
