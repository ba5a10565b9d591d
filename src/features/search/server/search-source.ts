import type { AnswerKind } from '#features/search/search.contract.ts';
import { bigint, date, nullable, text, tsquery } from '#platform/database/columns.ts';
import { raw, type Sql, sql, type View } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Findable, SearchSource } from '#platform/search/search-source.ts';

type SearchedRecords = Findable<AnswerKind> & {
  /** What tells them apart, by the `company_id` they have; without it their own country does. */
  readonly company?: View;
  /** Not found after its `expiry_date`. */
  readonly expires?: boolean;
};

const row = {
  path: text,
  title: text,
  title_ar: nullable(text),
  detail: text,
  detail_ar: nullable(text),
};

const asked = { words: text, question: tsquery, atMost: bigint };

/** Enough to choose from, few enough that a word of every record costs nothing. */
const CANDIDATES = 50;

const startsWithWords = (name: Sql) =>
  sql`starts_with(fold_for_search(${name}), fold_for_search($words))`;

const ofCompany = sql`company.name as detail, company.name_ar as detail_ar`;
const ofCountry = sql`found.country as detail, null::text as detail_ar`;

function selectOf({ table, shown, words, title, path, company, expires = false }: SearchedRecords) {
  const name = raw(`found.${title}`);
  const arabicName = raw(`found.${title}_ar`);
  return sql`
    select ${path} as path, ${name} as title, ${arabicName} as title_ar,
      ${company ? ofCompany : ofCountry}
    from (
      select found.id from ${table} found
      where ${shown} and ${words} @@ $question::tsquery
        ${expires ? sql`and found.expiry_date >= $today` : sql``}
      limit ${CANDIDATES}
    ) as candidate
    join ${table} found on found.id = candidate.id
    ${company ? sql`join ${company} company on company.id = found.company_id` : sql``}
    order by ${startsWithWords(name)} or ${startsWithWords(sql`coalesce(${arabicName}, '')`)} desc,
      found.id desc
    limit $atMost`;
}

/**
 * Has a kind of record found by the search of everything; titles that begin with the words lead.
 * Planned for each call: a rare word is found through its index, a common one soon wherever one
 * begins to read.
 */
export function searchSource(records: SearchedRecords): SearchSource {
  const { kind, table, company, expires = false } = records;
  const facts = {
    name: `${table.name}.found`,
    row,
    sql: selectOf(records),
    plan: 'each call',
  } as const;
  const select = expires
    ? query({ ...facts, values: { ...asked, today: date } })
    : query({ ...facts, values: asked });

  function detailOf({ detail, detail_ar }: RowOf<typeof row>, language: Language): string {
    return company ? inLanguage(language, detail, detail_ar) : countryName(detail, language);
  }

  return {
    kind,
    async find(connection, { language, ...values }) {
      const rows = await select.all(connection, values);
      return rows.map((found) => ({
        path: found.path,
        title: inLanguage(language, found.title, found.title_ar),
        detail: detailOf(found, language),
      }));
    },
  };
}
