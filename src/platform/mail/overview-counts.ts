import { sql } from '#platform/database/sql.ts';
import { momentsByDay, waitingCount } from '#platform/overview/overview-counts.ts';
import { mails } from './mails.table.ts';

export const countFailedMails = waitingCount({
  name: 'mail.failed',
  table: mails,
  moment: 'failed_at',
  where: sql`failed_at is not null`,
});

/** Mails that are overdue: more than a few, or old ones, mean that sending has stalled. */
export const countOverdueMails = waitingCount({
  name: 'mail.overdue',
  table: mails,
  moment: 'due_at',
  where: sql`sent_at is null and failed_at is null and due_at < now() - interval '5 minutes'
    and (expires_at is null or expires_at > now())`,
});

export const mailsSentByDay = momentsByDay({
  name: 'mail.sent-by-day',
  table: mails,
  moment: 'sent_at',
  where: sql`sent_at is not null`,
});

export const mailsFailedByDay = momentsByDay({
  name: 'mail.failed-by-day',
  table: mails,
  moment: 'failed_at',
  where: sql`failed_at is not null`,
});
