import { searchSource } from '#features/search/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import { companies } from './companies.table.ts';

export const companiesSearchSource = searchSource({
  kind: 'company',
  table: companies,
  shown: sql`found.listed`,
  words: sql`search_vector(found.name || ' ' || coalesce(found.name_ar, ''))`,
  title: 'name',
  path: sql`'/company/' || found.id`,
});
