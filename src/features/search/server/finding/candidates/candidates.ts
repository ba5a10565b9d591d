import { type AnswerKind, answerKinds } from '#features/search/search.contract.ts';
import { searchDocuments } from '#features/search/server/search-documents.table.ts';
import {
  array,
  bigint,
  bool,
  date,
  float,
  int,
  nullable,
  oneOf,
  text,
  tsquery,
} from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { joinSql, raw, sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import type { Bounds } from './filters.ts';

const row = {
  id: bigint,
  kind: oneOf(answerKinds),
  company_id: nullable(bigint),
  country: text,
  path: text,
  title: text,
  title_ar: nullable(text),
  detail: nullable(text),
  detail_ar: nullable(text),
  starts_on: nullable(text),
  ends_on: nullable(text),
  price_minor: nullable(bigint),
  currency: nullable(text),
  /** Its own picture, and its company's logo. */
  picture: nullable(text),
  logo: nullable(text),
  names: text,
  subject: text,
  place: text,
  /** How it has each of the groups, as below. */
  has: array(int),
};

export type Candidate = RowOf<typeof row>;

/** Not at all, its words here and there, or those of one meaning near each other. */
const [NOWHERE, ANYWHERE, NEAR] = [0, 1, 2] as const;

export const hasAnywhere = ({ has }: Candidate, group: number) => (has[group] ?? NOWHERE) > NOWHERE;
export const hasNear = ({ has }: Candidate, group: number) => has[group] === NEAR;
export const partsHad = ({ has }: Candidate) => has.filter((how) => how !== NOWHERE).length;

/** The groups as the database asks for them, read once for all records that are looked at. */
const parts = sql`
  part as materialized (
    select given.asked::tsquery as asked, given.near::tsquery as near, given.near = given.asked as single,
      given.weight, given.place
    from unnest((select $groups::text[]), (select $nearGroups::text[]), (select $weights::float8[]))
      with ordinality as given (asked, near, weight, place)
  )`;

const columns = sql`
  d.id, d.kind, d.company_id, d.country, d.path, d.title, d.title_ar, d.detail, d.detail_ar,
  d.starts_on::text, d.ends_on::text, d.price_minor, d.currency, d.picture, c.picture as logo, d.names, d.subject, d.place,
  array(select case when not d.words @@ part.asked then ${NOWHERE}
    when part.single or d.words @@ part.near then ${NEAR} else ${ANYWHERE} end
    from part order by part.place) as has`;

/** What dates and prices must be, as one row: see below for what the planner is not told. */
const bounds = sql`
  bound as materialized (
    select $today::date as today, $startsFrom::date as starts_from, $startsUntil::date as starts_until,
      $endsFrom::date as ends_from, $endsUntil::date as ends_until, $currency::text as currency,
      $priceAtLeast::bigint as price_at_least, $priceAtMost::bigint as price_at_most
  )`;

/** What belongs to no country. There is little of it, so that all of it is asked. */
const stateless: readonly AnswerKind[] = ['medicine', 'faq', 'page'];

/** Filters are tried on so many records of a kind, whatever they let through. */
const FILTERED = 5_000;

/** What is over is nobody's answer but theirs who ask for it by its name. */
const calledSo = sql` or d.words @@ (select $named::tsquery)`;

/**
 * The first records of a kind. Not sorted: that would read every record that has a common word. What was
 * asked for is hidden from the planner, which would otherwise walk through all records for such a word; so is how many
 * are looked at, by which it would take every question for cheaper to plan anew, and that takes longer than to ask it.
 */
const firstOfKind = (kind: AnswerKind) => sql`
  (select d.id, d.kind, d.country, (
     select coalesce(sum(part.weight), 0) from part where d.words @@ part.asked) as weight
   from (
     select id, kind, country, words, starts_on, ends_on, price_minor, currency
     from ${searchDocuments}
     where kind = ${raw(`'${kind}'`)} and ${raw(`'${kind}'`)} = any($kinds::text[])
       and (words @@ (select ${stateless.includes(kind) ? sql`$stateless::tsquery` : sql`$question::tsquery`})
         or words @@ (select $named::tsquery))
     limit ${FILTERED}
   ) as d
   cross join bound
   where (d.ends_on is null or d.ends_on >= bound.today${kind === 'event' ? calledSo : sql``})
     and (bound.starts_from is null or d.starts_on >= bound.starts_from)
     and (bound.starts_until is null or d.starts_on <= bound.starts_until)
     and (bound.ends_from is null or d.ends_on >= bound.ends_from)
     and (bound.ends_until is null or d.ends_on <= bound.ends_until)
     and (bound.currency is null or d.currency = bound.currency)
     and (bound.price_at_least is null or d.price_minor >= bound.price_at_least)
     and (bound.price_at_most is null or d.price_minor <= bound.price_at_most)
   limit (select $lookedAt::bigint))`;

/** What has most of the weight of the groups; of these what is at home, and the newest, of many in turn of every kind. */
const selectCandidates = query({
  name: 'search.candidates',
  values: {
    question: tsquery,
    stateless: tsquery,
    named: tsquery,
    kinds: array(text),
    groups: array(text),
    nearGroups: array(text),
    weights: array(float),
    country: text,
    today: date,
    startsFrom: nullable(date),
    startsUntil: nullable(date),
    endsFrom: nullable(date),
    endsUntil: nullable(date),
    currency: nullable(text),
    priceAtLeast: nullable(bigint),
    priceAtMost: nullable(bigint),
    lookedAt: bigint,
    mixed: bool,
    closely: bigint,
  },
  row,
  sql: sql`
    with ${parts}, ${bounds}, looked as materialized (
      ${joinSql(answerKinds.map(firstOfKind), ' union all ')}
    ), best as materialized (
      select id, row_number() over (order by weight desc, turn, at_home desc, id desc) as place from (
        select id, weight, country = $country as at_home,
          case when $mixed then row_number() over (
            partition by weight, kind order by (country = $country) desc, id desc) else 0 end as turn
        from looked
      ) as turns
      order by weight desc, turn, at_home desc, id desc limit (select $closely::bigint)
    )
    select ${columns}
    from best join ${searchDocuments} d on d.id = best.id
    left join ${searchDocuments} c on c.kind = 'company' and c.record_id = d.company_id
    order by best.place`,
});

const selectCompanies = query({
  name: 'search.companies-of-candidates',
  values: {
    companies: array(bigint),
    groups: array(text),
    nearGroups: array(text),
    weights: array(float),
  },
  row,
  sql: sql`
    with ${parts}
    select ${columns}
    from ${searchDocuments} d left join ${searchDocuments} c on c.kind = 'company' and c.record_id = d.company_id
    where d.kind = 'company' and d.record_id = any($companies::bigint[])`,
});

export type Sought = Bounds & {
  readonly question: string;
  /** Of kinds that belong to no country. */
  readonly stateless: string;
  /** What is an answer besides, however many others are. */
  readonly named: string;
  readonly kinds: readonly AnswerKind[];
  readonly groups: readonly string[];
  readonly nearGroups: readonly string[];
  readonly weights: readonly number[];
  readonly country: string;
  readonly today: CalendarDate;
  /** Of each kind. */
  readonly lookedAt: number;
  /** Of every kind some, where there are more than can be looked at closely. */
  readonly mixed: boolean;
  readonly closely: number;
};

const noBounds = {
  startsFrom: undefined,
  startsUntil: undefined,
  endsFrom: undefined,
  endsUntil: undefined,
  currency: undefined,
  priceAtLeast: undefined,
  priceAtMost: undefined,
};

export function findCandidates(connection: Connection, sought: Sought): Promise<Candidate[]> {
  return selectCandidates.all(connection, { ...noBounds, ...sought });
}

export function findCompaniesOf(
  connection: Connection,
  companies: readonly number[],
  groups: readonly string[],
  nearGroups: readonly string[],
): Promise<Candidate[]> {
  const weights = groups.map(() => 0);
  return selectCompanies.all(connection, { companies, groups, nearGroups, weights });
}
