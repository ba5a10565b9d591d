import { companyAnswersTexts as texts } from '#features/companies/company-answers.texts.ts';
import { array, bigint, int, nullable, text } from '#platform/database/columns.ts';
import { raw, type Sql, sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { companies } from './companies.table.ts';
import { companyAnswers } from './company-answers.table.ts';

/** Fewer requests than this say nothing about a company. */
const ENOUGH_ASKED = 5;

const HOUR = 60;
const DAY = 24 * HOUR;

/** Who waits for an answer: buyers or applicants. */
type AskedBy = 'enquiries' | 'applications';

const kindOf = (asked: AskedBy) => raw(`'${asked}'`);

/** Replaces the figures of all companies; unchanged rows are not written. */
const storeAnswers = (asked: AskedBy) =>
  command({
    name: `companies.store-answers-to-${asked}`,
    values: {
      companies: array(bigint),
      asked: array(int),
      answered: array(int),
      medians: array(nullable(int)),
    },
    sql: sql`
    with gone as (
      delete from ${companyAnswers}
      where asked_by = ${kindOf(asked)} and company_id <> all ($companies::bigint[]))
    insert into ${companyAnswers} as known (company_id, asked_by, asked, answered, median_minutes)
    select given.company, ${kindOf(asked)}, given.asked, given.answered, given.median
    from unnest($companies::bigint[], $asked::int[], $answered::int[], $medians::int[])
      as given (company, asked, answered, median)
    join ${companies} c on c.id = given.company
    on conflict (company_id, asked_by) do update set asked = excluded.asked,
      answered = excluded.answered, median_minutes = excluded.median_minutes
    where (known.asked, known.answered, known.median_minutes)
      is distinct from (excluded.asked, excluded.answered, excluded.median_minutes)`,
  });

export const storeCompanyAnswers = storeAnswers('enquiries');
export const storeApplicationAnswers = storeAnswers('applications');

/** Joins the figures of the company `c` as `a`; nulls for a company that nobody has asked. */
export const joinAnswers = (asked: AskedBy) => sql`
  left join ${companyAnswers} a on a.company_id = c.id and a.asked_by = ${kindOf(asked)}`;

/** Rank of a company without enough data: neither better nor worse than others. */
const UNKNOWN_PERCENT = 50;

/** The percentage of answered requests; null for too few requests. */
const percentOf = (figures: Sql) => sql`
  case when ${figures}.asked >= ${ENOUGH_ASKED} then ${figures}.answered * 100 / ${figures}.asked end`;

/** The share of buyers that the company `asked` answers, in percent, as the column `rank`. */
export const answerRank = {
  join: sql`
    left join ${companyAnswers} known
      on known.company_id = asked.id and known.asked_by = ${kindOf('enquiries')}`,
  column: sql`coalesce(${percentOf(raw('known'))}, ${UNKNOWN_PERCENT}) as rank`,
};

/** Other companies of the same field, type and country; those that answer best come first. */
export const selectSimilarCompanies = query({
  name: 'companies.similar',
  values: { id: bigint, atMost: bigint },
  row: { id: bigint, name: text, name_ar: nullable(text) },
  sql: sql`
    select c.id, c.name, c.name_ar from ${companies} asked
    join ${companies} c on c.country = asked.country and c.category = asked.category
      and c.type is not distinct from asked.type and c.listed and c.id <> asked.id
    ${joinAnswers('enquiries')}
    where asked.id = $id
    order by coalesce(${percentOf(raw('a'))}, ${UNKNOWN_PERCENT}) desc, a.median_minutes nulls last, c.shuffle_key
    limit $atMost`,
});

/** Columns of `a` from `joinAnswers`. */
export const answerColumns = sql`a.asked, a.answered, a.median_minutes`;

export const answersRow = {
  asked: nullable(int),
  answered: nullable(int),
  median_minutes: nullable(int),
};

type Figures = Readonly<RowOf<typeof answersRow>>;

function within(minutes: number, language: Language): string {
  const t = translateIn(language);
  if (minutes <= HOUR) return t(texts.withinHour);
  if (minutes <= DAY) return t(texts.withinHours, { count: Math.ceil(minutes / HOUR) });
  return t(texts.withinDays, { count: Math.ceil(minutes / DAY) });
}

/**
 * The public statement about a company's answers, from five requests up. The median is left out where nobody was
 * answered.
 */
export function answersOf({ asked, answered, median_minutes }: Figures, language: Language) {
  if (asked === null || answered === null || asked < ENOUGH_ASKED) return null;
  const percent = Math.round((answered * 100) / asked);
  const rate = translateIn(language)(texts.rate, { percent });
  const usual = median_minutes === null ? [] : [within(median_minutes, language)];
  return { percent, median_minutes, text: [...usual, rate].join(' · ') };
}
