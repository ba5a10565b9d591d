import { bigint, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { catalogs } from './catalogs.table.ts';

const selectShown = query({
  name: 'catalogs.shown-one',
  values: { id: bigint },
  row: { company_id: bigint, title: text, title_ar: nullable(text) },
  sql: sql`select company_id, title, title_ar from ${catalogs} where id = $id and shown`,
});

/** The title and company of a catalog that visitors can see. */
export function findShownCatalog(connection: Connection, id: number) {
  return selectShown.first(connection, { id });
}
