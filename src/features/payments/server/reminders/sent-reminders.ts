import { periodsOf } from '#features/subscriptions/server/public.ts';
import { bigint, int } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { subscriptionReminders } from './subscription-reminders.table.ts';

const insertReminder = command({
  name: 'payments.note-reminder',
  values: { periodId: bigint, daysBefore: int },
  sql: sql`
    insert into ${subscriptionReminders} (subscription_id, days_before)
    values ($periodId, $daysBefore) on conflict do nothing`,
});

/** Records a reminder; returns false if it was sent before. */
export async function recordReminder(
  client: Connection,
  periodId: number,
  daysBefore: number,
): Promise<boolean> {
  return (await insertReminder.run(client, { periodId, daysBefore })) > 0;
}

const deleteReminders = command({
  name: 'payments.erase-reminders',
  values: { companyId: bigint },
  sql: sql`
    delete from ${subscriptionReminders}
    where subscription_id in (${periodsOf(sql`$companyId`)})`,
});

/** For an erased company; must run before its periods are deleted. */
export async function eraseReminders(client: Connection, companyId: number): Promise<void> {
  await deleteReminders.run(client, { companyId });
}
