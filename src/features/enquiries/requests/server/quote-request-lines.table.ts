import { table } from '#platform/database/sql.ts';

export const quoteRequestLines = table('quote_request_lines', {
  unwatched: 'shown to its two sides only',
});
