import type pg from 'pg';
import { enquiries } from '#features/enquiries/server/enquiries.table.ts';
import { mailReminders } from '#features/enquiries/server/enquiry-mails.ts';
import { bigint, date, int, present } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';

/** Claimed per transaction; the next run follows right after. */
const AT_ONCE = 1000;

/** A postponed reminder is due again on its new day. */
const claimDue = command({
  name: 'inbox.claim-reminders',
  values: { today: date },
  row: { company_id: present(bigint), count: int },
  sql: sql`
    with due as (
      select id from ${enquiries}
      where remind_on <= $today and reminded_on is distinct from remind_on and company_id is not null
      order by remind_on limit ${AT_ONCE} for update skip locked),
    told as (
      update ${enquiries} e set reminded_on = e.remind_on from due where e.id = due.id
      returning e.company_id)
    select company_id, count(*)::int as count from told group by company_id order by company_id`,
});

/** Mails companies about leads whose reminder is due, one mail per company; returns the number of mails. */
export async function remindOfLeads(
  pool: pg.Pool,
  { today, appUrl }: { readonly today: CalendarDate; readonly appUrl: string },
): Promise<number> {
  return inTransaction(pool, async (client) => {
    const due = await claimDue.all(client, { today });
    for (const { company_id: company, count } of due) {
      await mailReminders(client, { company, count, appUrl });
    }
    return due.length;
  });
}
