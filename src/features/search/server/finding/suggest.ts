import { answerKinds } from '#features/search/search.contract.ts';
import { searchDocuments } from '#features/search/server/search-documents.table.ts';
import { searchWords } from '#features/search/server/search-words.table.ts';
import { bigint, bool, date, nullable, text, tsquery } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { joinSql, raw, type Sql, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { NAMED, quoted } from './parts/group-query.ts';

/** Names are compared up to this length. */
const LONGEST = 60;
/** At most this many names are looked at. */
const LOOKED_AT = 60;

/** Records whose name begins with what was typed, both folded as the index folds words. */
const begunBy = (name: Sql, isArabic: Sql) => sql`
  (select d.title, d.title_ar, ${isArabic} as arabic, d.country, d.ends_on
   from typed cross join lateral (
     select title, title_ar, country, ends_on from ${searchDocuments} d
     where ${name} collate "C" >= typed.text and ${name} collate "C" < typed.text || chr(1114111)
     order by ${name} collate "C" limit ${LOOKED_AT}
   ) as d where typed.text <> '')`;

const selectBegun = query({
  name: 'search.names-begun',
  values: { typed: text, country: text, today: date },
  row: { title: text, title_ar: nullable(text), arabic: bool },
  sql: sql`
    with typed as materialized (
      select left(search_words_of($typed), ${LONGEST}) as text
    ), begun as materialized (
      ${begunBy(sql`left(d.names, ${LONGEST})`, sql`false`)}
      union all
      ${begunBy(sql`arabic_part(d.names)`, sql`true`)}
    )
    select title, title_ar, arabic from begun
    where ends_on is null or ends_on >= $today
    order by (country = $country) desc, char_length(title), title`,
});

/** The typed words in order; for the last of them, the words of names that begin with it. */
const selectWords = query({
  name: 'search.names-words',
  values: { typed: text },
  row: { place: bigint, words: bigint, word: text, named: bigint },
  sql: sql`
    with typed as materialized (
      select word, place, count(*) over () as words, max(place) over () = place as last
      from unnest(string_to_array(search_words_of($typed), ' ')) with ordinality as each (word, place)
      where word <> ''
    )
    select typed.place, typed.words, known.word, known.named from typed
    cross join lateral (
      select word, named from ${searchWords} known
      where known.word = typed.word and known.named > 0 limit 1
    ) as known
    where not typed.last
    union all
    (select typed.place, typed.words, begun.word, begun.named from typed
     cross join lateral (
       select word, named from ${searchWords} known
       where known.word >= typed.word collate "C" and known.word < (typed.word || chr(1114111)) collate "C"
         and known.named > 0
       limit 3000
     ) as begun
     where typed.last and char_length(typed.word) >= 2
     order by begun.named desc limit 8)`,
});

const namedBy = joinSql(
  answerKinds.map(
    (kind) => sql`
      (select title, title_ar, country, ends_on from ${searchDocuments} d
       where d.kind = ${raw(`'${kind}'`)} and d.words @@ (select $question::tsquery) limit 20)`,
  ),
  ' union all ',
);

const selectNamed = query({
  name: 'search.names-with-words',
  values: { question: tsquery, country: text, today: date },
  row: { title: text, title_ar: nullable(text) },
  sql: sql`
    select title, title_ar from (${namedBy}) as found
    where ends_on is null or ends_on >= $today
    order by (country = $country) desc, char_length(title), title`,
});

/** Words that more names have take too long to look up while somebody types. */
const RARE = 5_000;

type Known = {
  readonly place: number;
  /** How many words were typed. */
  readonly words: number;
  readonly word: string;
  readonly named: number;
};

/** The query for names that have the typed words anywhere; null where too many names match, or none does. */
function questionOf(known: readonly Known[]): string | null {
  const places = [...Map.groupBy(known, ({ place }) => place).values()];
  if (places.length === 0 || places.length < (known[0]?.words ?? 0)) return null;
  const alone = places.length === 1;
  const usable = alone ? places.map((each) => each.filter(({ named }) => named <= RARE)) : places;
  const rarest = Math.min(...usable.map((each) => each.reduce((sum, { named }) => sum + named, 0)));
  if (rarest === 0 || rarest > RARE * 2) return null;
  return usable
    .map((each) => `(${each.map(({ word }) => quoted(NAMED + word)).join('|')})`)
    .join('&');
}

const SUGGESTED = 6;
const isArabic = /[\u0621-\u064a]/;

export type Typing = {
  readonly typed: string;
  readonly country: string;
  readonly today: CalendarDate;
};

/** Suggests names that begin with what was typed, then names with words that do. */
export async function suggest(connection: Connection, typing: Typing): Promise<string[]> {
  const { typed, country, today } = typing;
  const suggested = new Set<string>();
  const add = (rows: readonly { title: string; title_ar: string | null; arabic: boolean }[]) => {
    for (const { title, title_ar, arabic } of rows) {
      if (suggested.size < SUGGESTED) suggested.add(arabic && title_ar ? title_ar : title);
    }
  };
  add(await selectBegun.all(connection, { typed, country, today }));
  if (suggested.size >= SUGGESTED) return [...suggested];
  const question = questionOf(await selectWords.all(connection, { typed }));
  if (question !== null) {
    const arabic = isArabic.test(typed);
    const named = await selectNamed.all(connection, { question, country, today });
    add(named.map((each) => ({ ...each, arabic })));
  }
  return [...suggested];
}
