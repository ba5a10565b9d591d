import { bigint, present } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';

const forgetSome = command({
  name: 'search.forget-words',
  values: { atMost: bigint },
  row: { looked_into: present(bigint) },
  sql: sql`select forget_doubted_words($atMost) as looked_into`,
});

/** As many as are looked for in every document within what a statement may take. */
const AT_ONCE = 1_000;

/** Forgets the words that nobody says any more: they may be somebody's name. */
export async function forgetWords(connection: Connection): Promise<void> {
  let lookedInto = AT_ONCE;
  while (lookedInto === AT_ONCE) {
    lookedInto = (await forgetSome.one(connection, { atMost: AT_ONCE })).looked_into;
  }
}
