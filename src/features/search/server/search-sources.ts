import type { answerKinds } from '#features/search/search.contract.ts';
import { planned } from '#platform/database/prepared.ts';

export type FoundRow = {
  path: string;
  title: string;
  title_ar: string | null;
  detail: string;
  detail_ar: string | null;
};

/** How one kind of record is found; `found` is its table. */
type Source = {
  readonly kind: (typeof answerKinds)[number];
  readonly table: string;
  readonly shown: string;
  /** What the index of words covers, letter for letter. */
  readonly words: string;
  readonly title: string;
  readonly path: string;
  /** Not shown after its expiry day. */
  readonly expires?: boolean;
};

const ofCompany = {
  detail: 'company.name as detail, company.name_ar as detail_ar',
  join: 'join companies company on company.id = found.company_id',
};
const ofCountry = { detail: 'found.country as detail, null as detail_ar', join: '' };

const sources: readonly Source[] = [
  {
    kind: 'company',
    table: 'companies',
    shown: 'listed',
    words: `search_vector(name || ' ' || coalesce(name_ar, ''))`,
    title: 'name',
    path: `'/company/' || found.id`,
  },
  {
    kind: 'product',
    table: 'products',
    shown: 'listed',
    words: 'search',
    title: 'item_name',
    path: `'/product/' || found.id`,
  },
  {
    kind: 'catalog',
    table: 'catalogs',
    shown: 'shown',
    words: 'words',
    title: 'title',
    path: `'/company/' || found.company_id || '?tab=catalogs'`,
  },
  {
    kind: 'event',
    table: 'events',
    shown: 'shown',
    expires: true,
    words: 'words',
    title: 'title',
    path: `'/event/' || found.slug`,
  },
  {
    kind: 'job',
    table: 'jobs',
    shown: 'shown',
    expires: true,
    words: 'words',
    title: 'title',
    path: `'/job/' || found.job_ref`,
  },
];

/** Where one kind of record is, for whoever lists it otherwise. */
export function getSource(kind: Source['kind']): Source {
  const source = sources.find((each) => each.kind === kind);
  if (!source) throw new Error(`Nothing is known of ${kind}`);
  return source;
}

/** Enough to choose from, few enough that a word of every record costs nothing. */
const CANDIDATES = 50;

/**
 * $1 the words, $2 how many, $3 what to look for, $4 today where it matters. Planned for each call: a rare word is found through its
 * index, a common one soon wherever one begins to read. Titles that begin with the words lead.
 */
function findBy({ kind, table, shown, words, title, path, expires = false }: Source) {
  const { detail, join } = kind === 'company' ? ofCountry : ofCompany;
  const starts = (column: string) => `starts_with(fold_for_search(${column}), fold_for_search($1))`;
  return {
    kind,
    expires,
    find: planned<FoundRow>(
      `select ${path} as path, found.${title} as title, found.${title}_ar as title_ar, ${detail}
       from (select id from ${table} where ${shown} and ${words} @@ $3::tsquery
             ${expires ? 'and expiry_date >= $4' : ''} limit ${CANDIDATES}) as candidate
       join ${table} found on found.id = candidate.id ${join}
       order by ${starts(`found.${title}`)} or ${starts(`coalesce(found.${title}_ar, '')`)} desc,
         found.id desc
       limit $2`,
    ),
  };
}

export const searchSources = sources.map(findBy);
