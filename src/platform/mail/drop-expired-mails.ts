import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { mails } from './mails.table.ts';

/** What came too late, or was given up, is worth nothing and may hold a secret. */
export const dropExpiredMails = command({
  name: 'mail.drop-expired',
  sql: sql`delete from ${mails} where expires_at <= now()`,
});

/** Codes and links on their way, of which nobody knows whether they were used. */
export const dropAllSecretMails = command({
  name: 'mail.drop-secrets',
  sql: sql`delete from ${mails} where expires_at is not null`,
});
