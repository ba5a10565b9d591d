import type pg from 'pg';
import { array, int, nullable, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { searchPages } from './search-pages.table.ts';

/** A page that is no record but can be an answer. */
export type FindablePage = {
  readonly path: string;
  readonly title: { readonly en: string; readonly ar: string };
  /** Other words by which people ask for it. */
  readonly asked?: string;
  /**
   * Its text in both languages. For a legal page it is the shipped text, which counts unless the operator wrote
   * another.
   */
  readonly body?: string;
  /** The content id of a legal page. */
  readonly contentId?: number;
};

const keepPages = command({
  name: 'search.keep-pages',
  values: {
    paths: array(text),
    titles: array(text),
    arabicTitles: array(text),
    asked: array(text),
    bodies: array(text),
    contentIds: array(nullable(int)),
  },
  sql: sql`
    insert into ${searchPages} as held (path, title, title_ar, asked, body, content_id)
    select * from unnest($paths::text[], $titles::text[], $arabicTitles::text[], $asked::text[],
      $bodies::text[], $contentIds::integer[])
    on conflict (path) do update set title = excluded.title, title_ar = excluded.title_ar,
      asked = excluded.asked, body = excluded.body, content_id = excluded.content_id
    where (held.title, held.title_ar, held.asked, held.body, held.content_id) is distinct from
      (excluded.title, excluded.title_ar, excluded.asked, excluded.body, excluded.content_id)`,
});

/** Stores the pages so that they can be found. It runs at every start, because pages change with the product. */
export async function shipPages(pool: pg.Pool, pages: readonly FindablePage[]): Promise<void> {
  await keepPages.run(pool, {
    paths: pages.map(({ path }) => path),
    titles: pages.map(({ title }) => title.en),
    arabicTitles: pages.map(({ title }) => title.ar),
    asked: pages.map(({ asked = '' }) => asked),
    bodies: pages.map(({ body = '' }) => body),
    contentIds: pages.map(({ contentId = null }) => contentId),
  });
}
