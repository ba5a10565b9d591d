import { insertRows } from '#platform/database/insert-rows.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { addedAt } from './added-at.ts';
import type { DemoFill } from './demo-fill.ts';

const operator = 'admin@mai.example';

/** In words as they are compared: what nobody lists, and what was found and not opened. */
const missed = [
  { question: 'hyperbaric chamber', unanswered: 19, unopened: 0, daysAgo: 0 },
  { question: 'veterinary ultrasound', unanswered: 12, unopened: 0, daysAgo: 1 },
  { question: 'غرفه العلاج بالاكسجين', unanswered: 9, unopened: 0, daysAgo: 0 },
  { question: 'spare parts', unanswered: 0, unopened: 8, daysAgo: 3 },
  { question: 'snake antivenom', unanswered: 6, unopened: 0, daysAgo: 5 },
] as const;

/** The latest deeds, the first of them first. */
const deeds = [
  {
    subject: 'company',
    company: 'sadu-biomedical-services',
    action: 'approve',
    before: { name: 'Sadu Biomedical Services', exhibitor_status: 0 },
    after: { name: 'Sadu Biomedical Services', exhibitor_status: 1 },
  },
  {
    subject: 'coupon',
    action: 'create',
    before: null,
    after: { code: 'WELCOME25', discount_percent: 25, total_limit: 50 },
  },
  {
    subject: 'settings',
    action: 'update',
    before: { contact_phone: '+965 2200 1000' },
    after: { contact_phone: '+965 2200 1100' },
  },
] as const;

/** What visitors looked for in vain, and what the operator has done. */
export async function fillOperator(fill: DemoFill): Promise<void> {
  const { connection, accountIds, companyIds, today } = fill;
  await insertRows(
    connection,
    'search_misses',
    missed.map(({ daysAgo, ...miss }) => ({ ...miss, lastOn: addDays(todayAt(today), -daysAgo) })),
  );
  const at = addedAt(fill, 'deeds', deeds.length, { first: 20, last: 2 });
  await insertRows(
    connection,
    'audit_log',
    deeds.map(({ subject, action, before, after, ...rest }, position) => ({
      at: at(position),
      accountId: accountIds.get(operator),
      actor: operator,
      action,
      subject,
      subjectId: 'company' in rest ? companyIds.get(rest.company) : null,
      before,
      after,
    })),
  );
}
