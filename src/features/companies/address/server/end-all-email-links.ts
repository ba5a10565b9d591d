import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { companyEmailLinks } from './company-email-links.table.ts';

/** After restoring a backup: a link that was used since would work again. */
export const endAllEmailLinks = command({
  name: 'companies.end-all-email-links',
  sql: sql`delete from ${companyEmailLinks}`,
});
