import { ANSWERS_PER_KIND, search } from '#features/search/search.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { escapeLike } from '#platform/database/like-pattern.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { searchSources } from './search-sources.ts';

const searchEverything = operation(search, async ({ q }, { database, language }) => {
  const values = [q, escapeLike(q), ANSWERS_PER_KIND];
  const found = await Promise.all(
    searchSources.map(async ({ kind, find }) => {
      const rows = await find(database.pool, values);
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
