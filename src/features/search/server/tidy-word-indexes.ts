import { answerKinds } from '#features/search/search.contract.ts';
import { bigint } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { joinSql, raw, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';

const emptied = answerKinds.map(
  (kind) =>
    sql`gin_clean_pending_list(${raw(`'search_documents_words_of_${kind}'`)}::regclass::oid)`,
);

/**
 * What is written waits in a list before each index of words, which every look reads to its end: after some hundred
 * writes that was a third of a question. PostgreSQL empties it when it is full, or when a fifth of the table has changed.
 */
const emptyWaitingLists = query({
  name: 'search.empty-waiting-lists',
  row: { pages: bigint },
  plan: 'each call',
  sql: sql`select coalesce(${joinSql(emptied, ' + ')}, 0) as pages`,
});

/** Moves what was written lately to where it is found sooner; tells how many pages of it there were. */
export async function tidyWordIndexes(connection: Connection): Promise<number> {
  const { pages } = await emptyWaitingLists.one(connection);
  return pages;
}
