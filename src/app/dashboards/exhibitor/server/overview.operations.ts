import {
  getOverview,
  OVERVIEW_DAYS,
} from '#features/companies/profile/company-profile.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { DailyCounts } from '#platform/database/daily-counts.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';

const names = ['views', 'applications', 'registrations'] as const;

type Counts = Record<(typeof names)[number], number>;

function totalOf(days: readonly Counts[]): Counts {
  const sum = (name: keyof Counts) => days.reduce((total, day) => total + day[name], 0);
  return {
    views: sum('views'),
    applications: sum('applications'),
    registrations: sum('registrations'),
  };
}

/** The numbers of a company; what is counted belongs to other features. */
export function overviewOperations(
  sources: Readonly<Record<keyof Counts, DailyCounts>>,
): readonly Operation[] {
  const overview = operation(getOverview, async (_input, { database, caller, now }) => {
    const to = todayAt(now);
    const from = addDays(to, 1 - 2 * OVERVIEW_DAYS);
    const counted = await Promise.all(
      names.map((name) => sources[name](database.pool, caller.company.id, from, to)),
    );
    const days = Array.from({ length: 2 * OVERVIEW_DAYS }, (_, offset) => {
      const day = addDays(from, offset);
      const [views = 0, applications = 0, registrations = 0] = counted.map((of) => of.get(day));
      return { day, views, applications, registrations };
    });
    return {
      days: days.slice(OVERVIEW_DAYS),
      totals: totalOf(days.slice(OVERVIEW_DAYS)),
      totals_before: totalOf(days.slice(0, OVERVIEW_DAYS)),
    };
  });
  return [overview];
}
