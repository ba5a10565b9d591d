import type pg from 'pg';
import { ASKERS_SHOWN_FROM } from '#features/search/misses.contract.ts';
import { bigint, date, int, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { searchAskers } from './search-askers.table.ts';
import { searchMisses } from './search-misses.table.ts';
import { searchSalts } from './search-salts.table.ts';

/** Questions are cut here, because longer ones are hardly asked twice. */
const LONGEST = 100;

const saltDay = command({
  name: 'search.salt-day',
  values: { day: date },
  sql: sql`insert into ${searchSalts} (day) values ($day) on conflict (day) do nothing`,
});

/** Counts a question asked in vain, once a day for each asker. */
const addMiss = command({
  name: 'search.add-miss',
  values: { day: date, who: text, question: text, outcome: text },
  plan: 'once',
  sql: sql`
    with asked as (
      select left(search_words_of($question), ${LONGEST}) as question
    ), marked as (
      insert into ${searchAskers} (day, mark)
      select salts.day, sha256(convert_to(
        concat_ws(chr(10), salts.salt, $who::text, asked.question, $outcome::text), 'UTF8'))
      from ${searchSalts} salts cross join asked
      where salts.day = $day and asked.question <> ''
      on conflict (day, mark) do nothing
      returning day
    )
    insert into ${searchMisses} as held (question, unanswered, unopened, last_on)
    select asked.question, ($outcome = 'unanswered')::int, ($outcome = 'unopened')::int, marked.day
    from asked cross join marked
    on conflict (question) do update set unanswered = held.unanswered + excluded.unanswered,
      unopened = held.unopened + excluded.unopened, last_on = excluded.last_on`,
});

export type Miss = {
  readonly day: CalendarDate;
  /** Identifies the asker. It is stored only in a hash with the day's salt. */
  readonly who: string;
  readonly question: string;
  readonly outcome: string;
};

export async function countMiss(connection: Connection, miss: Miss): Promise<void> {
  await saltDay.run(connection, { day: miss.day });
  await addMiss.run(connection, miss);
}

export const selectMisses = query({
  name: 'search.misses',
  values: { atMost: bigint },
  row: { question: text, unanswered: bigint, unopened: bigint, last_on: text },
  sql: sql`
    select question, unanswered, unopened, last_on::text from ${searchMisses}
    where unanswered + unopened >= ${ASKERS_SHOWN_FROM}
    order by (unanswered + unopened) desc, question limit $atMost`,
});

const forgetAskers = command({
  name: 'search.forget-askers',
  values: { day: date },
  sql: sql`delete from ${searchAskers} where day < $day`,
});
const forgetSalts = command({
  name: 'search.forget-salts',
  values: { day: date },
  sql: sql`delete from ${searchSalts} where day < $day`,
});

/** How many days a question is kept after it was last asked: by few people, and by more. */
const FEW_KEPT_DAYS = 30;
const KEPT_DAYS = 365;

const forgetOldMisses = command({
  name: 'search.forget-misses',
  values: { day: date, few: int, all: int },
  sql: sql`
    delete from ${searchMisses}
    where last_on < $day::date - $all::int
      or (last_on < $day::date - $few::int and unanswered + unopened < ${ASKERS_SHOWN_FROM})`,
});

/**
 * Deletes the marks and salts of days that are over, so that askers can no longer be told apart, and questions that are
 * too old.
 */
export async function forgetMisses(pool: pg.Pool, day: CalendarDate): Promise<void> {
  await inTransaction(pool, async (client) => {
    await forgetAskers.run(client, { day });
    await forgetSalts.run(client, { day });
    await forgetOldMisses.run(client, { day, few: FEW_KEPT_DAYS, all: KEPT_DAYS });
  });
}
