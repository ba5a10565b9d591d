import { companyFacts } from '#features/companies/server/public.ts';
import { bigint, nullable, text } from '#platform/database/columns.ts';
import { rowsOf } from '#platform/database/followed-rows.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { catalogs } from './catalogs.table.ts';

/** The columns of a catalog in lists. */
export const catalogCard = {
  id: bigint,
  title: text,
  title_ar: nullable(text),
  sub_title: nullable(text),
  sub_title_ar: nullable(text),
  link: nullable(text),
  pdf: nullable(text),
  cover: nullable(text),
  company_id: bigint,
  company_name: text,
  company_name_ar: nullable(text),
  company_logo: nullable(text),
};

export type CatalogRow = RowOf<typeof catalogCard>;

/** At most this many catalogs, older than the one with this id. */
const range = { before: bigint, atMost: bigint };

/** Columns of the catalog `c` and its company. */
export const catalogColumns = sql`
  c.id, c.title, c.title_ar, c.sub_title, c.sub_title_ar, c.link, c.pdf, c.cover, c.company_id,
  company.name as company_name, company.name_ar as company_name_ar,
  company.logo as company_logo`;

/** The ids come from an index-only scan, however rare the country; only the rows to show are then read. */
function cardsOf(ids: Sql): Sql {
  return sql`
    select ${catalogColumns}
    from (${ids}) as listed
    join ${catalogs} c on c.id = listed.id
    join ${companyFacts} company on company.id = c.company_id
    order by c.id desc`;
}

export const selectCatalogs = query({
  name: 'catalogs.of-country',
  values: { country: text, ...range },
  row: catalogCard,
  sql: cardsOf(sql`
    select id from ${catalogs}
    where shown and country = $country and id < $before order by id desc limit $atMost`),
  follows: [rowsOf(catalogs, { country: '$country' }), rowsOf(companyFacts, { id: 'company_id' })],
});

export const selectCompanyCatalogs = query({
  name: 'catalogs.of-company',
  values: { company: bigint, ...range },
  row: catalogCard,
  sql: cardsOf(sql`
    select id from ${catalogs}
    where shown and company_id = $company and id < $before order by id desc limit $atMost`),
  follows: [rowsOf(catalogs, { company_id: '$company' }), rowsOf(companyFacts, { id: '$company' })],
});
