import { prepared } from '#platform/database/prepared.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { SitemapSource } from './sitemap.ts';

type TableSitemap = {
  readonly kind: string;
  readonly table: string;
  /** The column that stands in the address. */
  readonly key: string;
  /** Which rows visitors see. */
  readonly where: string;
  /** What is over answers 410 and is no longer told. */
  readonly expires?: boolean;
  pathOf(key: string): string;
};

/** The pages of a table's rows. */
export function tableSitemap(facts: TableSitemap): SitemapSource {
  const { kind, table, key, where, expires, pathOf } = facts;
  const selectLastId = prepared<{ id: number }>(
    `${kind}-last-id`,
    `select coalesce(max(id), 0) as id from ${table}`,
  );
  const valid = expires ? 'and expiry_date >= $3::date' : '';
  const selectKeys = prepared<{ key: string | number }>(
    `${kind}-in-range`,
    `select ${key} as key from ${table} where ${where} ${valid} and id > $1 and id <= $2 order by id`,
  );
  return {
    kind,
    async readLastId(pool) {
      const [last] = await selectLastId(pool, []);
      return last?.id ?? 0;
    },
    async readPaths(pool, { after, upTo }) {
      const today = expires ? [todayAt(new Date())] : [];
      const rows = await selectKeys(pool, [after, upTo, ...today]);
      return rows.map((row) => pathOf(String(row.key)));
    },
  };
}
