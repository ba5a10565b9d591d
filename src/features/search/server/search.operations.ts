import { ANSWERS_PER_KIND, search } from '#features/search/search.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { findQuestion } from './search-question.ts';
import { searchSources } from './search-sources.ts';

const searchEverything = operation(search, async ({ q }, { database, language, now }) => {
  const question = await findQuestion(database.pool, q);
  if (!question) return { results: [] };
  const values = [q, ANSWERS_PER_KIND, question];
  const found = await Promise.all(
    searchSources.map(async ({ kind, find, expires }) => {
      const rows = await find(database.pool, expires ? [...values, todayAt(now)] : values);
      return rows.map((row) => ({
        kind,
        path: row.path,
        title: inLanguage(language, row.title, row.title_ar),
        detail:
          kind === 'company'
            ? countryName(row.detail, language)
            : inLanguage(language, row.detail, row.detail_ar),
      }));
    }),
  );
  return { results: found.flat() };
});

export const searchOperations: readonly Operation[] = [searchEverything];
