import { table } from '#platform/database/sql.ts';

export const subscriptionReminders = table('subscription_reminders', {
  unwatched: 'only the reminder reads it',
});
