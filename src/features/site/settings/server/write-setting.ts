import { text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { settings } from './settings.table.ts';

const deleteSetting = command({
  name: 'site.delete-setting',
  values: { name: text },
  sql: sql`delete from ${settings} where name = $name`,
});

const storeSetting = command({
  name: 'site.store-setting',
  values: { name: text, value: text },
  sql: sql`
    insert into ${settings} (name, value) values ($name, $value)
    on conflict (name) do update set value = excluded.value`,
});

/** An empty value deletes the setting, so that its default is shown again. */
export async function writeSetting(
  connection: Connection,
  name: string,
  value: string,
): Promise<void> {
  if (value === '') await deleteSetting.run(connection, { name });
  else await storeSetting.run(connection, { name, value });
}
