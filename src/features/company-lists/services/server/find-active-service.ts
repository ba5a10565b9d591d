import { bigint, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { services } from './services.table.ts';

const selectActive = query({
  name: 'services.active-one',
  values: { id: bigint },
  row: { company_id: bigint, title: text, title_ar: nullable(text) },
  sql: sql`
    select company_id, name as title, name_ar as title_ar from ${services}
    where id = $id and status = 1`,
});

/** The name and company of an active service. The caller must check whether visitors can see that company. */
export function findActiveService(connection: Connection, id: number) {
  return selectActive.first(connection, { id });
}
