import { table } from '#platform/database/sql.ts';

export const quoteRequestFiles = table('quote_request_files', {
  unwatched: 'shown to its two sides only',
});
