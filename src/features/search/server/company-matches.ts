import { understand } from '#features/search/asking/understand.ts';
import type { Understanding } from '#features/search/asking/understanding.ts';
import { type CompanyMatch, matchSources } from '#features/search/company-match.ts';
import { array, bigint, nullable, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { rowsIn } from '#platform/database/followed-rows.ts';
import { joinSql, type Sql, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { AskedGroup } from './finding/parts/asked-group.ts';
import { groupsOf } from './finding/parts/question-parts.ts';
import { findMatchingLine, foldedWords, type SaidLine } from './matching-lines.ts';

/** A question that was answered already, with its parts. */
type Answered = { readonly understanding: Understanding; readonly groups: readonly AskedGroup[] };
type Typed = { readonly words: string; readonly today: CalendarDate };

type Found = {
  readonly question: Answered | Typed;
  readonly companies: readonly { readonly id: number; readonly name: string }[];
  readonly language: Language;
};

/** Finds why companies were found, by company id; those whose name says it are left out. */
export type FindCompanyMatches = (
  connection: Connection,
  found: Found,
) => Promise<ReadonlyMap<number, CompanyMatch>>;

/** A company found by its name needs no reason, so nothing has to be looked up for it. */
function isNamedAsTyped(name: string, { words }: Understanding): boolean {
  const named = foldedWords(name);
  return words.every(
    ({ optional, readings: [typed] }) =>
      optional || (typed?.text.split(' ').every((word) => named.has(word)) ?? false),
  );
}

/** At most this many lines of one company are read. */
const LINES_READ = 200;

/**
 * Builds the function that says why companies were found. Each statement in `said` comes from a feature that keeps
 * something companies say of themselves, and selects `source`, `line` and `line_ar` for the company in `asked`.
 */
export function companyMatches(said: readonly Sql[]): FindCompanyMatches {
  const lines = joinSql(
    said.map((each) => sql`(${each})`),
    ' union all ',
  );
  const selectSaid = query({
    name: 'search.said-of-companies',
    values: { companies: array(bigint) },
    row: { company_id: bigint, source: oneOf(matchSources), line: text, line_ar: nullable(text) },
    sql: sql`
      select asked.id as company_id, said.source, said.line, said.line_ar
      from unnest($companies::bigint[]) as asked (id)
      cross join lateral (${lines} limit ${LINES_READ}) as said
      where asked.id is not null`,
    follows: [
      ...rowsIn(lines, { company_id: '$companies' }),
      ...rowsIn(lines, { id: '$companies' }),
    ],
  });

  return async (connection, { question, companies, language }) => {
    const isAnswered = 'understanding' in question;
    const understanding = isAnswered
      ? question.understanding
      : understand(question.words, question);
    const open = companies.filter(({ name }) => !isNamedAsTyped(name, understanding));
    if (open.length === 0) return new Map();
    const { groups } = isAnswered
      ? question
      : await groupsOf(connection, understanding, { freely: false });
    const asked = groups.filter(({ optional }) => !optional);
    if (asked.length === 0) return new Map();
    const rows = await selectSaid.all(connection, { companies: open.map(({ id }) => id) });
    const byCompany: ReadonlyMap<number, readonly SaidLine[]> = Map.groupBy(
      rows,
      (row) => row.company_id,
    );
    return new Map(
      open.map(({ id, name }) => [
        id,
        findMatchingLine(name, byCompany.get(id) ?? [], asked, language),
      ]),
    );
  };
}
