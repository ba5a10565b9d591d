import {
  EXPIRES_WITHIN_DAYS,
  type expiringKinds,
  getDesk,
  getOverview,
  NEW_FOR_DAYS,
  USUAL_RANGE,
} from '#app/dashboards/exhibitor/overview.contract.ts';
import { readExpiring, readItemCounts } from '#collection/server/listings.ts';
import { countUnread } from '#features/enquiries/inbox/server/inbox.queries.ts';
import { readNewRegistrations } from '#features/events/registrations/server/new-registrations.ts';
import { readNewApplicants } from '#features/jobs/applications/server/new-applicants.ts';
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

const nothing: DailyCounts = async () => new Map();

/** For a single job or event, only the figures that belong to it are counted. */
function sourcesFor(
  sources: Readonly<Record<keyof Counts, DailyCounts>>,
  { job_id: job, event_id: event }: { job_id?: number; event_id?: number },
) {
  if (job === undefined && event === undefined) return { ...sources, item: undefined };
  return {
    views: nothing,
    applications: job === undefined ? nothing : sources.applications,
    registrations: job === undefined ? sources.registrations : nothing,
    item: job ?? event,
  };
}

function countsOperation(sources: Readonly<Record<keyof Counts, DailyCounts>>): Operation {
  return operation(getOverview, async (input, { database, caller, now }) => {
    const range = Number(input.days ?? USUAL_RANGE);
    const to = todayAt(now);
    const from = addDays(to, 1 - 2 * range);
    const { item, ...asked } = sourcesFor(sources, input);
    const of = { company: caller.company.id, from, to, item };
    const counted = await Promise.all(names.map((name) => asked[name](database.pool, of)));
    const days = Array.from({ length: 2 * range }, (_, offset) => {
      const day = addDays(from, offset);
      const [views = 0, applications = 0, registrations = 0] = counted.map((each) => each.get(day));
      return { day, views, applications, registrations };
    });
    return {
      days: days.slice(range),
      totals: totalOf(days.slice(range)),
      totals_before: totalOf(days.slice(0, range)),
    };
  });
}

/** The menu's count stops here. */
const MOST_UNREAD = 1000;

const desk = operation(getDesk, async (_input, { database: { pool }, caller, language, now }) => {
  const company = caller.company.id;
  const today = todayAt(now);
  const since = addDays(today, 1 - NEW_FOR_DAYS);
  const until = addDays(today, EXPIRES_WITHIN_DAYS);
  const [applicants, registrations, expiring, items, unread] = await Promise.all([
    readNewApplicants(pool, company, language),
    readNewRegistrations(pool, { company, today, since, language }),
    readExpiring(pool, company, { today, until, language }),
    readItemCounts(pool, company),
    countUnread.one(pool, { company, atMost: MOST_UNREAD }),
  ]);
  return {
    ...applicants,
    ...registrations,
    expiring: expiring.map((each) => ({
      ...each,
      kind: each.kind as (typeof expiringKinds)[number],
    })),
    items: [...items],
    unread_enquiries: unread.count,
  };
});

/** Calls with the figures of a company. Other features count them. */
export function overviewOperations(
  sources: Readonly<Record<keyof Counts, DailyCounts>>,
): readonly Operation[] {
  return [countsOperation(sources), desk];
}
