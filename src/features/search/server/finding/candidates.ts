import { answerKinds } from '#features/search/search.contract.ts';
import { searchDocuments } from '#features/search/server/search-documents.table.ts';
import {
  array,
  bigint,
  bool,
  date,
  float,
  nullable,
  oneOf,
  text,
  tsquery,
} from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
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
  names: text,
  subject: text,
  place: text,
  /** Which of the groups it has, anywhere. */
  matched: array(bool),
};

export type Candidate = RowOf<typeof row>;

const columns = sql`
  d.id, d.kind, d.company_id, d.country, d.path, d.title, d.title_ar, d.detail, d.detail_ar,
  d.starts_on::text, d.ends_on::text, d.price_minor, d.currency, d.names, d.subject, d.place,
  array(
    select d.words @@ part.asked from unnest($groups::text[]::tsquery[]) with ordinality as part (asked, place)
    order by part.place) as matched`;

/** What has most of the weight of the groups; of these what is at home, and the newest. */
const selectCandidates = query({
  name: 'search.candidates',
  values: {
    question: tsquery,
    groups: array(text),
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
    atMost: bigint,
  },
  row,
  sql: sql`
    select ${columns}
    from ${searchDocuments} d
    where d.words @@ $question::tsquery and (d.ends_on is null or d.ends_on >= $today)
      and ($startsFrom::date is null or d.starts_on >= $startsFrom)
      and ($startsUntil::date is null or d.starts_on <= $startsUntil)
      and ($endsFrom::date is null or d.ends_on >= $endsFrom)
      and ($endsUntil::date is null or d.ends_on <= $endsUntil)
      and ($currency::text is null or d.currency = $currency)
      and ($priceAtLeast::bigint is null or d.price_minor >= $priceAtLeast)
      and ($priceAtMost::bigint is null or d.price_minor <= $priceAtMost)
    order by (
      select coalesce(sum(part.weight), 0)
      from unnest($groups::text[]::tsquery[], $weights::float8[]) as part (asked, weight)
      where d.words @@ part.asked
    ) desc, (d.country = $country) desc, d.id desc
    limit $atMost`,
});

const selectCompanies = query({
  name: 'search.companies-of-candidates',
  values: { companies: array(bigint), groups: array(text) },
  row,
  sql: sql`
    select ${columns}
    from ${searchDocuments} d
    where d.kind = 'company' and d.record_id = any($companies::bigint[])`,
});

export type Sought = Bounds & {
  readonly question: string;
  readonly groups: readonly string[];
  readonly weights: readonly number[];
  readonly country: string;
  readonly today: CalendarDate;
};

const CANDIDATES = 200;

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
  return selectCandidates.all(connection, { ...noBounds, ...sought, atMost: CANDIDATES });
}

export function findCompaniesOf(
  connection: Connection,
  companies: readonly number[],
  groups: readonly string[],
): Promise<Candidate[]> {
  return selectCompanies.all(connection, { companies, groups });
}
