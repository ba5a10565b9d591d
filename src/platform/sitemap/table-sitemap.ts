import { bigint, date, text } from '#platform/database/columns.ts';
import { raw, type Sql, sql, type Table } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { SitemapSource } from './sitemap.ts';

type TableSitemap = {
  readonly kind: string;
  readonly table: Table;
  /** The column whose value is part of the address. */
  readonly key: string;
  /** The condition for rows that visitors see. */
  readonly where: Sql;
  /** Leaves out past events, whose pages answer 410. */
  readonly expires?: boolean;
  pathOf(key: string): string;
};

/** A sitemap of the pages of a table's rows. */
export function tableSitemap(facts: TableSitemap): SitemapSource {
  const { kind, table: from, where: isShown, expires, pathOf } = facts;
  const isValid = expires ? sql`expiry_date >= $today` : sql`$today::date is not null`;
  const key = raw(facts.key);
  const selectLastId = query({
    name: `sitemap.${kind}-last-id`,
    row: { id: bigint },
    sql: sql`select coalesce(max(id), 0) as id from ${from}`,
  });
  const selectKeys = query({
    name: `sitemap.${kind}-in-range`,
    values: { after: bigint, upTo: bigint, today: date },
    row: { key: text },
    sql: sql`
      select ${key}::text as key from ${from}
      where ${isShown} and ${isValid} and id > $after and id <= $upTo and ${key} is not null
      order by id`,
  });
  return {
    kind,
    async readLastId(pool) {
      return (await selectLastId.one(pool)).id;
    },
    async readPaths(pool, range) {
      const rows = await selectKeys.all(pool, { ...range, today: todayAt(new Date()) });
      return rows.map((row) => pathOf(row.key));
    },
  };
}
