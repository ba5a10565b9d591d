import type pg from 'pg';

const tables = [
  'search_documents',
  'search_words',
  'search_word_deletions',
  'search_terms',
  'products',
  'product_groups',
];

/** How often each table has been scanned sequentially so far. */
export async function readSequentialScans(pool: pg.Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ name: string; scans: number }>(
    'select relname as name, seq_scan as scans from pg_stat_user_tables where relname = any($1)',
    [tables],
  );
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}
