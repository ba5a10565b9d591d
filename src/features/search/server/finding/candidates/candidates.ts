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
  /** The record's own picture, and the logo of its company. */
  picture: nullable(text),
  logo: nullable(text),
  names: text,
  subject: text,
  place: text,
  /** How the record has each group: one of the three values below. */
  has: array(int),
};

export type Candidate = RowOf<typeof row>;

/** A record lacks a group, has its words scattered, or has words of one meaning near each other. */
const [NOWHERE, ANYWHERE, NEAR] = [0, 1, 2] as const;

export const hasAnywhere = ({ has }: Candidate, group: number) => (has[group] ?? NOWHERE) > NOWHERE;
export const hasNear = ({ has }: Candidate, group: number) => has[group] === NEAR;
export const partsHad = ({ has }: Candidate) => has.filter((how) => how !== NOWHERE).length;

/** The groups as tsqueries, parsed once for all records that are looked at. */
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

/** The limits on dates and prices as one row of a CTE, which hides them from the planner; `firstOfKind` says why. */
const bounds = sql`
  bound as materialized (
    select $today::date as today, $startsFrom::date as starts_from, $startsUntil::date as starts_until,
      $endsFrom::date as ends_from, $endsUntil::date as ends_until, $currency::text as currency,
      $priceAtLeast::bigint as price_at_least, $priceAtMost::bigint as price_at_most
  )`;

/** Kinds that belong to no country. They have so few records that their queries never need sampling. */
const stateless: readonly AnswerKind[] = ['medicine', 'faq', 'page'];

/** The filters are tried on at most this many records of a kind, however few they let through. */
const FILTERED = 5_000;

/** An event that is over is found only by those who ask for it by its name. */
const calledSo = sql` or d.words @@ (select $named::tsquery)`;

/**
 * The first matching records of a kind. They are not sorted, because sorting would read every record that has a common
 * word. The query is hidden from the planner, which would otherwise walk through all records for such a word. So is the
 * limit: with it each new plan looks cheaper than the kept one, so every question would be planned anew, which takes
 * longer than running it.
 */
const firstOfKind = (kind: AnswerKind) => sql`
  (select d.ctid as stands, d.id, d.kind, d.country, (
     select coalesce(sum(part.weight), 0) from part where d.words @@ part.asked) as weight
   from (
     select ctid, id, kind, country, words, starts_on, ends_on, price_minor, currency
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

/**
 * Where a document stands in its table is known within a statement, so its number need not be looked up.
 * Candidates by the weight of the groups they have; of equals those in the visitor's country, then the newest. With
 * `mixed` the kinds take turns.
 */
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
      select stands, row_number() over (order by weight desc, turn, at_home desc, id desc) as place from (
        select stands, id, weight, country = $country as at_home,
          case when $mixed then row_number() over (
            partition by weight, kind order by (country = $country) desc, id desc) else 0 end as turn
        from looked
      ) as turns
      order by weight desc, turn, at_home desc, id desc limit (select $closely::bigint)
    )
    select ${columns}
    from best join ${searchDocuments} d on d.ctid = best.stands
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
  /** The query for kinds that belong to no country. */
  readonly stateless: string;
  /** Matches records by their whole name; they are candidates besides those of `question`. */
  readonly named: string;
  readonly kinds: readonly AnswerKind[];
  readonly groups: readonly string[];
  readonly nearGroups: readonly string[];
  readonly weights: readonly number[];
  readonly country: string;
  readonly today: CalendarDate;
  /** How many records of each kind are looked at. */
  readonly lookedAt: number;
  /** Takes some of every kind, where there are more than can be looked at closely. */
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
