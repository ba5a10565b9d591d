import { demoCompanies } from '#app/demo/demo-companies.ts';
import { choiceFor } from '#app/demo/seeded-choice.ts';
import { companyViews } from '#features/companies/server/company-views.table.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { DemoFill } from './demo-fill.ts';

const DAYS = 60;
const FRIDAY = 5;

/** Two months of visitors: more of them each week, fewer on Fridays. */
export async function fillViews(fill: DemoFill): Promise<void> {
  const today = todayAt(fill.today);
  const rows = demoCompanies.flatMap(({ key }) => {
    const choice = choiceFor(`views ${key}`);
    const usual = choice.between(6, 40);
    return Array.from({ length: DAYS }, (_, offset) => {
      const day = addDays(today, offset + 1 - DAYS);
      const share = new Date(day).getUTCDay() === FRIDAY ? 0.4 : 1;
      const growth = 0.6 + (0.6 * offset) / DAYS;
      const views = Math.round(usual * share * growth + choice.between(0, 6));
      return { companyId: fill.companyIds.get(key) as number, day, views };
    });
  });

  await fill.orm.insert(companyViews).values(rows);
}
