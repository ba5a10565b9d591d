import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { mails } from './mails.table.ts';

/** An expired mail is useless, sent or not, and may contain a secret. */
export const dropExpiredMails = command({
  name: 'mail.drop-expired',
  sql: sql`delete from ${mails} where expires_at <= now()`,
});

/** Drops all mails with codes or links, because nobody knows which of those were used. */
export const dropAllSecretMails = command({
  name: 'mail.drop-secrets',
  sql: sql`delete from ${mails} where expires_at is not null`,
});
