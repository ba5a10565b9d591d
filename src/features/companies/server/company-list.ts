import { companyChoicesTexts as texts } from '#features/companies/company-choices.texts.ts';
import { companyNarrowing } from '#features/companies/company-narrowing.ts';
import { companyTypeTexts } from '#features/companies/company-types.ts';
import { findListed } from '#features/search/server/public.ts';
import { bigint, date, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { cityFacet } from '#platform/geo/server/city-facet.ts';
import { named, namesOfKeys, worded } from '#platform/narrowing/server/facet-kinds.ts';
import { narrowedList } from '#platform/narrowing/server/narrowed-list.ts';
import { narrowedReader } from '#platform/narrowing/server/narrowed-reader.ts';
import { companies } from './companies.table.ts';
import { companyCard, companyCardColumns } from './company-cards.ts';
import { companyCategoryTexts } from './company-categories.ts';
import { companyServices } from './company-services.table.ts';
import { RING_LENGTH, startKeyOn } from './daily-order.ts';

const selectServiceNames = namesOfKeys(
  'companies.service-names',
  sql`
    select found.key, found.name, found.name_ar from unnest($keys::text[]) as asked (key)
    cross join lateral (
      select s.key, s.name, s.name_ar from ${companyServices} s
      join ${companies} c on c.id = s.company_id
      where s.key = asked.key and c.country = $country limit 1
    ) as found`,
);

/** The listed companies of a country, with their filters. */
const companyList = narrowedList({
  name: 'companies',
  narrowing: companyNarrowing,
  from: sql`${companies} n`,
  id: sql`n.id`,
  where: sql`n.listed and n.country = $country`,
  values: { country: text, today: date, start: bigint },
  facets: {
    category: worded({ label: texts.category, value: sql`n.category` }, companyCategoryTexts),
    type: worded({ label: texts.type, value: sql`n.type::text` }, companyTypeTexts),
    city: cityFacet(sql`n.city_key`),
    service: named(
      {
        label: texts.service,
        value: sql`s.key`,
        several: { of: sql`${companyServices} s`, id: sql`s.company_id` },
      },
      selectServiceNames,
    ),
  },
  ranks: {
    daily: sql`(n.shuffle_key - $start::bigint + ${RING_LENGTH}) % ${RING_LENGTH}`,
    newest: sql`-n.id`,
  },
  ties: 'newest first',
  row: companyCard,
  columns: companyCardColumns,
  joins: sql`join ${companies} c on c.id = listed.id`,
});

export const narrowedCompanies = narrowedReader({
  list: companyList,
  find: (connection, sought) => findListed(connection, { ...sought, kind: 'company' }),
  valuesOf: (country, today) => ({
    country,
    today,
    start: startKeyOn(today),
  }),
  words: { sorts: { daily: texts.daily, newest: texts.newest }, counted: texts.total },
});
