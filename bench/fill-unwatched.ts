import type pg from 'pg';
import { withoutParallelIndexBuilds } from '#platform/database/without-parallel-index-builds.ts';

const sources = [
  'companies',
  'products',
  'product_groups',
  'jobs',
  'events',
  'catalogs',
  'branches',
];

/** Switches the search index's triggers off while filling; the index is rebuilt afterwards. */
export const searchTriggers = (way: 'enable' | 'disable') => `
  do $$ declare each record; begin
    for each in select tgrelid::regclass as source, tgname from pg_trigger
      where tgname like 'search\\_%' and tgrelid::regclass::text = any('{${sources}}') loop
      execute format('alter table %s ${way} trigger %I', each.source, each.tgname);
    end loop;
  end $$`;

/** Runs statements that write so many rows that it is faster to build the indexes of words afterwards. */
export async function fillUnwatched(pool: pg.Pool, statements: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`set work_mem = '256MB'; ${withoutParallelIndexBuilds}`);
    await client.query(searchTriggers('disable'));
    const { rows: lists } = await client.query<{ name: string; made: string }>(
      `select indexname as name, indexdef as made from pg_indexes
       where tablename = any($1) and indexdef like '% USING gin %'`,
      [sources],
    );
    for (const { name } of lists) await client.query(`drop index ${name}`);
    for (const statement of statements) await client.query(statement);
    for (const { made } of lists) await client.query(made);
    await client.query('vacuum analyze');
    await client.query(searchTriggers('enable'));
  } finally {
    client.release(true);
  }
}

/** Rebuilds the search index from the existing rows. */
export async function indexForSearch(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select rebuild_search()');
    await client.query('vacuum analyze search_documents, search_words, search_word_deletions');
  } finally {
    client.release(true);
  }
}
