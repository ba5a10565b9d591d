import { events } from '#features/events/server/events.table.ts';
import { bigint, date, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { homeDayOf } from '#platform/database/home-days.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { eventRegistrations } from './event-registrations.table.ts';

const SHOWN = 5;
const MOST_TITLES = 50;

/** Events that are not over, the next one first. */
const selectComing = query({
  name: 'registrations.of-coming-events',
  values: { company: bigint, today: date, since: date },
  row: {
    event_id: bigint,
    title: text,
    title_ar: nullable(text),
    starts_on: text,
    registrations: bigint,
    new_registrations: bigint,
  },
  sql: sql`
    select e.id as event_id, e.title, e.title_ar, e.start_date::text as starts_on,
      count(r.id) as registrations,
      count(r.id) filter (where ${homeDayOf(sql`r.created_at`)} >= $since::date) as new_registrations
    from ${events} e
    left join ${eventRegistrations} r on r.event_id = e.id and r.cancelled_at is null
    where e.company_id = $company and e.expiry_date >= $today and e.status = 1
    group by e.id order by e.start_date, e.id`,
});

const selectTitles = query({
  name: 'events.titles-of-company',
  values: { company: bigint, atMost: bigint },
  row: { id: bigint, title: text, title_ar: nullable(text) },
  sql: sql`
    select id, title, title_ar from ${events} where company_id = $company
    order by id desc limit $atMost`,
});

type Asked = {
  readonly company: number;
  readonly today: CalendarDate;
  readonly since: CalendarDate;
  readonly language: Language;
};

/** The registrations for upcoming events, and the events whose figures can be asked for. */
export async function readNewRegistrations(
  connection: Connection,
  { company, today, since, language }: Asked,
) {
  const [coming, titles] = await Promise.all([
    selectComing.all(connection, { company, today, since }),
    selectTitles.all(connection, { company, atMost: MOST_TITLES }),
  ]);
  return {
    new_registrations: coming.reduce((sum, each) => sum + each.new_registrations, 0),
    events: coming.slice(0, SHOWN).map(({ title, title_ar, ...facts }) => ({
      ...facts,
      title: inLanguage(language, title, title_ar),
    })),
    titled_events: titles.map(({ id, title, title_ar }) => ({
      id,
      title: inLanguage(language, title, title_ar),
    })),
  };
}
