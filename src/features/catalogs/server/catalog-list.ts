import { catalogChoicesTexts as texts } from '#features/catalogs/catalog-choices.texts.ts';
import { catalogNarrowing } from '#features/catalogs/catalog-narrowing.ts';
import { companyCategoryTexts, companyFacts } from '#features/companies/server/public.ts';
import { findListed } from '#features/search/server/public.ts';
import { text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { named, namesOfKeys, worded } from '#platform/narrowing/server/facet-kinds.ts';
import { narrowedList } from '#platform/narrowing/server/narrowed-list.ts';
import { narrowedReader } from '#platform/narrowing/server/narrowed-reader.ts';
import { catalogCard, catalogColumns } from './catalogs.queries.ts';
import { catalogs } from './catalogs.table.ts';

const selectCompanyNames = namesOfKeys(
  'catalogs.company-names',
  sql`
    select asked.key, c.name, c.name_ar from unnest($keys::text[]) as asked (key)
    join ${companyFacts} c on c.id = case when asked.key ~ '^[0-9]{1,15}$' then asked.key::bigint end
    where asked.key is not null and c.country = $country`,
);

/** The catalogs of a country's companies, with their filters. */
const catalogList = narrowedList({
  name: 'catalogs',
  narrowing: catalogNarrowing,
  from: sql`${catalogs} n`,
  id: sql`n.id`,
  where: sql`n.shown and n.country = $country`,
  values: { country: text },
  facets: {
    category: worded(
      { label: texts.category, value: sql`n.company_category` },
      companyCategoryTexts,
    ),
    company: named({ label: texts.company, value: sql`n.company_id::text` }, selectCompanyNames),
  },
  ranks: { newest: sql`-n.id`, oldest: sql`n.id` },
  ties: 'newest first',
  row: catalogCard,
  columns: catalogColumns,
  joins: sql`
    join ${catalogs} c on c.id = listed.id
    join ${companyFacts} company on company.id = c.company_id`,
});

export const narrowedCatalogs = narrowedReader({
  list: catalogList,
  find: (connection, sought) => findListed(connection, { ...sought, kind: 'catalog' }),
  valuesOf: (country) => ({ country }),
  words: { sorts: { newest: texts.newest, oldest: texts.oldest }, counted: texts.total },
});
