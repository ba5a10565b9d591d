import { table } from '#platform/database/sql.ts';

export const contactClicks = table('contact_clicks', {
  unwatched: 'only the company reads it',
});
