import type pg from 'pg';
import { array, int, nullable, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { searchPages } from './search-pages.table.ts';

/** A page that is no record and can be the answer all the same. */
export type FindablePage = {
  readonly path: string;
  readonly title: { readonly en: string; readonly ar: string };
  /** What else people call it. */
  readonly asked?: string;
  /** What it says, in both languages; of a legal page, unless the operator wrote another. */
  readonly body?: string;
  /** Of the legal pages. */
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

/** Has the pages found; done at every start, because they change with the product. */
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
