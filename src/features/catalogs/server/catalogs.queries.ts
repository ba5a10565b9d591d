import { prepared } from '#platform/database/prepared.ts';
import { GLANCED_AT } from '#platform/database/word-search.ts';

export type CatalogRow = {
  id: number;
  title: string;
  title_ar: string | null;
  sub_title: string | null;
  sub_title_ar: string | null;
  link: string | null;
  company_id: number;
  company_name: string;
  company_name_ar: string | null;
  company_logo: string | null;
};

/** The ids come from an index alone, however rare the country; only what is shown is then read. */
function cardsOf(ids: string): string {
  return `
    select c.id, c.title, c.title_ar, c.sub_title, c.sub_title_ar, c.link, c.company_id,
      company.name as company_name, company.name_ar as company_name_ar,
      company.logo as company_logo
    from (${ids}) as listed
    join catalogs c on c.id = listed.id
    join companies company on company.id = c.company_id
    order by c.id desc`;
}

/** $1 country, $2 before this id, $3 how many. */
export const selectCatalogs = prepared<CatalogRow>(
  'catalogs-of-country',
  cardsOf(`select id from catalogs
    where shown and country = $1 and id < $2 order by id desc limit $3`),
);

/** As above; $4 the question. Looks at the newest only. */
export const glanceCatalogs = prepared<CatalogRow>(
  'catalogs-glanced',
  cardsOf(`select id from (
      select id, words from catalogs
      where shown and country = $1 and id < $2 order by id desc limit ${GLANCED_AT}
    ) as newest
    where words @@ $4::tsquery order by id desc limit $3`),
);

/** As above. Looks everywhere, through the index of words. */
export const searchCatalogs = prepared<CatalogRow>(
  'catalogs-searched',
  `with found as materialized (
     select id from catalogs
     where shown and country = $1 and id < $2 and words @@ $4::tsquery
   ) ${cardsOf('select id from found order by id desc limit $3')}`,
);

/** $1 company, $2 before this id, $3 how many. */
export const selectCompanyCatalogs = prepared<CatalogRow>(
  'catalogs-of-company',
  cardsOf(`select id from catalogs
    where shown and company_id = $1 and id < $2 order by id desc limit $3`),
);
