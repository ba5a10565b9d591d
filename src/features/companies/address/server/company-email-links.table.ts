import { table } from '#platform/database/sql.ts';

export const companyEmailLinks = table('company_email_links', {
  unwatched: 'checked, never shown',
});
