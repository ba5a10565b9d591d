import type { answerKinds } from '#features/search/search.contract.ts';
import { prepared } from '#platform/database/prepared.ts';

export type FoundRow = {
  path: string;
  title: string;
  title_ar: string | null;
  detail: string;
  detail_ar: string | null;
};

/** How one kind of record is found. The expressions are those of its indexes, word for word. */
type Source = {
  readonly kind: (typeof answerKinds)[number];
  readonly table: string;
  readonly shown: string;
  readonly title: string;
  /** What the trigram index covers. */
  readonly words: string;
  /** The columns of a FoundRow, from `found` and what is joined to it. */
  readonly row: string;
  readonly join?: string;
};

const sources: readonly Source[] = [
  {
    kind: 'company',
    table: 'companies',
    shown: 'listed',
    title: 'name',
    words: `name || ' ' || coalesce(name_ar, '')`,
    row: `'/company/' || found.id as path, found.name as title, found.name_ar as title_ar,
      found.country as detail, null as detail_ar`,
  },
  {
    kind: 'catalog',
    table: 'catalogs',
    shown: 'shown',
    title: 'title',
    words: `title || ' ' || coalesce(title_ar, '') || ' ' || coalesce(sub_title, '') || ' ' ||
      coalesce(sub_title_ar, '')`,
    row: `'/company/' || found.company_id || '?tab=catalogs' as path, found.title, found.title_ar,
      company.name as detail, company.name_ar as detail_ar`,
    join: 'join companies company on company.id = found.company_id',
  },
];

/**
 * Rows whose title begins with the words come first, straight from an index; then rows that hold
 * the words anywhere, in no order, so that a common word costs no sorting.
 */
function findBy({ kind, table, shown, title, words, row, join = '' }: Source) {
  const starts = (column: string) => `
    (select id, 0 as place from ${table}
     where ${shown} and ${column} is not null
       and search_fold(${column}) ~>=~ search_fold($1)
       and search_fold(${column}) ~<~ (search_fold($1) || chr(1114111))
     limit $3)`;
  return {
    kind,
    find: prepared<FoundRow>(
      `search-${kind}`,
      `select ${row} from (
         select id, min(place) as place from (
           ${starts(title)} union all ${starts(`${title}_ar`)} union all
           (select id, 1 as place from ${table}
            where ${shown} and search_fold(${words}) like '%' || search_fold($2) || '%'
            limit $3)
         ) as candidates group by id order by place, id desc limit $3
       ) as best
       join ${table} found on found.id = best.id ${join}
       order by best.place, found.id desc`,
    ),
  };
}

export const searchSources = sources.map(findBy);
