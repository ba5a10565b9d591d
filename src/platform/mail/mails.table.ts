import { table } from '#platform/database/sql.ts';

export const mails = table('mails', { unwatched: 'only the mailer and the operator read it' });
