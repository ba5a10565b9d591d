import { sql } from '#platform/database/sql.ts';
import { momentsByDay } from '#platform/overview/overview-counts.ts';
import { accounts } from './accounts.table.ts';

export const signUpsByDay = momentsByDay({
  name: 'accounts.sign-ups-by-day',
  table: accounts,
  moment: 'created_at',
  where: sql`true`,
});
