import {
  type countedKinds,
  getOverview,
  OVERVIEW_DAYS,
} from '#app/console/overview/overview.contract.ts';
import { signUpsByDay } from '#features/accounts/server/overview-counts.ts';
import {
  applicationsByDay,
  countWaitingApplications,
  viewsByDay,
} from '#features/companies/server/overview-counts.ts';
import { countOpenReports } from '#features/enquiries/server/waiting-counts.ts';
import { registrationsByDay } from '#features/events/server/overview-counts.ts';
import {
  countPendingOrders,
  paidOrdersByDay,
  selectRevenue,
} from '#features/payments/server/overview-counts.ts';
import { countOpenMessages, visitorsByDay } from '#features/site/server/overview-counts.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import { addDays, type CalendarDate } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import {
  countFailedMails,
  countOverdueMails,
  mailsFailedByDay,
  mailsSentByDay,
} from '#platform/mail/overview-counts.ts';
import type { CountsByDay } from '#platform/overview/overview-counts.ts';

type Days = { readonly first: CalendarDate; readonly all: readonly CalendarDate[] };

function daysUntil(today: CalendarDate): Days {
  const first = addDays(today, 1 - OVERVIEW_DAYS);
  const all = Array.from({ length: OVERVIEW_DAYS }, (_, offset) => addDays(first, offset));
  return { first, all };
}

const spread = ({ all }: Days, counts: ReadonlyMap<CalendarDate, number>) =>
  all.map((day) => counts.get(day) ?? 0);

/** The function that counts each kind per day. */
const daily: Readonly<Record<(typeof countedKinds)[number], CountsByDay>> = {
  visitors: visitorsByDay,
  sign_ups: signUpsByDay,
  applications: applicationsByDay,
  registrations: registrationsByDay,
  views: viewsByDay,
  paid_orders: paidOrdersByDay,
  mails_sent: mailsSentByDay,
  mails_failed: mailsFailedByDay,
};

async function readRevenue(connection: Connection, days: Days) {
  const rows = await selectRevenue.all(connection, { from: days.first });
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    const total = own.reduce((sum, { total_minor }) => sum + total_minor, 0);
    const byDay = new Map(own.map(({ day, total_minor }) => [day, total_minor]));
    return { currency, total_minor: total, daily_minor: spread(days, byDay) };
  });
}

/** The counts of what waits for a decision, for the overview and the menu. */
export async function readWaiting(connection: Connection) {
  return {
    applications: await countWaitingApplications(connection),
    messages: await countOpenMessages(connection),
    reported_enquiries: await countOpenReports(connection),
    failed_mails: await countFailedMails(connection),
    pending_orders: await countPendingOrders(connection),
  };
}

const overview = operation(getOverview, async (_input, { database: { pool }, now, showsDemo }) => {
  const days = daysUntil(todayAt(now));
  const countsOf = async (kind: keyof typeof daily) =>
    spread(days, await daily[kind](pool, days.first));
  return {
    is_demo: showsDemo,
    waiting: await readWaiting(pool),
    mail_queue: await countOverdueMails(pool),
    days: [...days.all],
    daily: {
      visitors: await countsOf('visitors'),
      sign_ups: await countsOf('sign_ups'),
      applications: await countsOf('applications'),
      registrations: await countsOf('registrations'),
      views: await countsOf('views'),
      paid_orders: await countsOf('paid_orders'),
      mails_sent: await countsOf('mails_sent'),
      mails_failed: await countsOf('mails_failed'),
    },
    revenue: await readRevenue(pool, days),
  };
});

export const overviewOperations: readonly Operation[] = [overview];
