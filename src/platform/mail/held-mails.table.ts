import { table } from '#platform/database/sql.ts';

export const heldMails = table('held_mails', { unwatched: 'only the mailer reads it' });
