import type pg from 'pg';
import {
  type countedKinds,
  getOverview,
  OVERVIEW_DAYS,
} from '#app/console/overview/overview.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { homeDayOf, homeMidnightOf } from '#platform/database/home-days.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';

/** The first moment of the first day that is counted; $1 is that day. */
const since = (column: string) => `${column} >= ${homeMidnightOf('$1')}`;

type Waiting = { count: number; oldest: Date | null };

const waitingSources = {
  applications: `select count(*)::int as count, min(created_at) as oldest from companies
    where exhibitor_status = 0 and owner_account_id is not null`,
  messages: `select count(*)::int as count, min(created_at) as oldest from messages
    where answered_at is null`,
  failed_mails: `select count(*)::int as count, min(failed_at) as oldest from mails
    where failed_at is not null`,
  pending_orders: `select count(*)::int as count, min(created_at) as oldest from orders
    where status in ('created', 'pending', 'mismatched')
      and created_at < now() - interval '1 hour'`,
  mail_queue: `select count(*)::int as count, min(due_at) as oldest from mails
    where sent_at is null and failed_at is null and due_at < now() - interval '5 minutes'
      and (expires_at is null or expires_at > now())`,
};

async function readWaiting(pool: pg.Pool, source: keyof typeof waitingSources) {
  const { rows } = await pool.query<Waiting>(waitingSources[source]);
  const [row] = rows;
  return { count: row?.count ?? 0, oldest_at: row?.oldest?.toISOString() ?? null };
}

/** Each kind's rows by day: where they are, by which moment, and which of them count. */
const dailySources: Readonly<Record<(typeof countedKinds)[number], string>> = {
  visitors: 'select day::text, visitors as n from visitor_days where day >= $1',
  sign_ups: `select ${homeDayOf('created_at')}::text as day, count(*)::int as n from accounts
    where ${since('created_at')} group by 1`,
  applications: `select ${homeDayOf('created_at')}::text as day, count(*)::int as n from companies
    where owner_account_id is not null and ${since('created_at')} group by 1`,
  registrations: `select ${homeDayOf('created_at')}::text as day, count(*)::int as n
    from event_registrations where cancelled_at is null and ${since('created_at')} group by 1`,
  views: `select day::text, sum(views)::int as n from company_views where day >= $1 group by 1`,
  paid_orders: `select ${homeDayOf('paid_at')}::text as day, count(*)::int as n from orders
    where paid_at is not null and ${since('paid_at')} group by 1`,
  mails_sent: `select ${homeDayOf('sent_at')}::text as day, count(*)::int as n from mails
    where sent_at is not null and ${since('sent_at')} group by 1`,
  mails_failed: `select ${homeDayOf('failed_at')}::text as day, count(*)::int as n from mails
    where failed_at is not null and ${since('failed_at')} group by 1`,
};

type DayCount = { day: string; n: number };

const spread = (days: readonly string[], rows: readonly DayCount[]) => {
  const byDay = new Map(rows.map(({ day, n }) => [day, n]));
  return days.map((day) => byDay.get(day) ?? 0);
};

async function readDaily(pool: pg.Pool, kind: (typeof countedKinds)[number], days: string[]) {
  const { rows } = await pool.query<DayCount>(dailySources[kind], [days[0]]);
  return spread(days, rows);
}

/** What came in and was not paid back, by currency. */
async function readRevenue(pool: pg.Pool, days: string[]) {
  const { rows } = await pool.query<DayCount & { currency: string }>(
    `select currency, ${homeDayOf('paid_at')}::text as day, sum(total_minor)::int as n from orders
     where status = 'paid' and ${since('paid_at')} group by 1, 2`,
    [days[0]],
  );
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    const total = own.reduce((sum, { n }) => sum + n, 0);
    return { currency, total_minor: total, daily_minor: spread(days, own) };
  });
}

const overview = operation(getOverview, async (_input, { database: { pool }, now }) => {
  const first = addDays(todayAt(now), 1 - OVERVIEW_DAYS);
  const days = Array.from({ length: OVERVIEW_DAYS }, (_, offset) => addDays(first, offset));
  return {
    waiting: {
      applications: await readWaiting(pool, 'applications'),
      messages: await readWaiting(pool, 'messages'),
      failed_mails: await readWaiting(pool, 'failed_mails'),
      pending_orders: await readWaiting(pool, 'pending_orders'),
    },
    mail_queue: await readWaiting(pool, 'mail_queue'),
    days,
    daily: {
      visitors: await readDaily(pool, 'visitors', days),
      sign_ups: await readDaily(pool, 'sign_ups', days),
      applications: await readDaily(pool, 'applications', days),
      registrations: await readDaily(pool, 'registrations', days),
      views: await readDaily(pool, 'views', days),
      paid_orders: await readDaily(pool, 'paid_orders', days),
      mails_sent: await readDaily(pool, 'mails_sent', days),
      mails_failed: await readDaily(pool, 'mails_failed', days),
    },
    revenue: await readRevenue(pool, days),
  };
});

export const overviewOperations: readonly Operation[] = [overview];
