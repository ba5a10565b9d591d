import { array, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { mails } from './mails.table.ts';

const deleteAbout = command({
  name: 'mail.erase-about',
  values: { topics: array(text) },
  sql: sql`delete from ${mails} where topic = any($topics)`,
});

/** Deletes mails by topic, for those that quote a person without containing the address. */
export async function eraseMailsAbout(
  connection: Connection,
  topics: readonly string[],
): Promise<void> {
  if (topics.length > 0) await deleteAbout.run(connection, { topics: [...topics] });
}
