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

/** Mails that quote somebody without naming the address, by what they are about. */
export async function eraseMailsAbout(
  connection: Connection,
  topics: readonly string[],
): Promise<void> {
  if (topics.length > 0) await deleteAbout.run(connection, { topics: [...topics] });
}
