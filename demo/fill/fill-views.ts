import { demoCompanies } from '#demo/demo-companies.ts';
import { choiceFor } from '#demo/seeded-choice.ts';
import { contactKinds } from '#features/companies/contact-clicks/contact-kinds.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { addDays, type CalendarDate } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { DemoFill } from './demo-fill.ts';

const DAYS = 60;
const AT_ONCE = 2000;
const FRIDAY = 5;

/** How much of the usual a day brings: more each week, less on Fridays. */
function shareOf(day: string, offset: number): number {
  const share = new Date(day).getUTCDay() === FRIDAY ? 0.4 : 1;
  return share * (0.6 + (0.6 * offset) / DAYS);
}

const days = (today: CalendarDate) =>
  Array.from({ length: DAYS }, (_, offset) => addDays(today, offset + 1 - DAYS));

/** Of a hundred who look at a company, so many go on to it. */
const wentOn = { phone: 5, whatsapp: 7, website: 9, brochure: 3 } as const;

type Viewed = { readonly companyId: number; readonly day: CalendarDate; readonly views: number };

async function fillClicks(fill: DemoFill, viewed: readonly Viewed[]): Promise<void> {
  const choice = choiceFor('clicks');
  const rows = viewed.flatMap(({ companyId, day, views }) =>
    contactKinds.flatMap((kind) => {
      const clicks = Math.round((views * wentOn[kind]) / 100 + choice.between(0, 4) / 4 - 0.5);
      return clicks > 0 ? [{ companyId, day, kind, clicks }] : [];
    }),
  );
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await insertRows(fill.connection, 'contact_clicks', rows.slice(from, from + AT_ONCE));
  }
}

async function fillVisitors(fill: DemoFill): Promise<void> {
  const choice = choiceFor('visitors');
  const rows = days(todayAt(fill.today)).map((day, offset) => ({
    day,
    visitors: Math.round(900 * shareOf(day, offset) + choice.between(0, 90)),
  }));
  await insertRows(fill.connection, 'visitor_days', rows);
}

/** Two months of visitors, of the companies they looked at, and how they went on. */
export async function fillViews(fill: DemoFill): Promise<void> {
  const rows = demoCompanies.flatMap(({ key }) => {
    const choice = choiceFor(`views ${key}`);
    const usual = choice.between(6, 40);
    return days(todayAt(fill.today)).map((day, offset) => ({
      companyId: fill.companyIds.get(key) as number,
      day,
      views: Math.round(usual * shareOf(day, offset) + choice.between(0, 6)),
    }));
  });

  await insertRows(fill.connection, 'company_views', rows);
  await fillClicks(fill, rows);
  await fillVisitors(fill);
}
