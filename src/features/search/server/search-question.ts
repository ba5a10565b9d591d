import { nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { searchSynonyms } from './search-synonyms.table.ts';

/** A text as its words are compared, with one space between them. */
const plain = (written: Sql) => sql`array_to_string(split_words(search_text(${written})), ' ')`;

/**
 * What the typed words look for: themselves, or the same with a word, or several in a row, exchanged
 * for what the operator says means the same. Nothing where no word was typed.
 */
const selectQuestion = query({
  name: 'search.question',
  values: { typed: text },
  row: { query: nullable(text) },
  sql: sql`
   with terms as (
     select id, ${plain(sql`word`)} as term
     from ${searchSynonyms} cross join unnest(string_to_array(words, ',')) as word
     where status = 1
   ), typed as (
     select ' ' || ${plain(sql`$typed`)} || ' ' as words
   ), questions as (
     select words from typed
     union
     select replace(words, ' ' || known.term || ' ', ' ' || other.term || ' ')
     from typed join terms known on strpos(words, ' ' || known.term || ' ') > 0
     join terms other on other.id = known.id and other.term <> known.term
   )
   select string_agg('(' || prefix_query(words)::text || ')', ' | ') as query from questions`,
});

/** What typed words look for, as the database asks for it; null finds nothing. */
export async function findQuestion(connection: Connection, typed: string): Promise<string | null> {
  return (await selectQuestion.one(connection, { typed })).query;
}
