import { nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { searchTerms } from './search-terms.table.ts';

/** The words of a text, folded for comparison, with one space between them. */
const plain = (written: Sql) => sql`array_to_string(split_words(search_text(${written})), ' ')`;

/**
 * The query for the typed words, and for the same words with one term, of one word or several, exchanged for a synonym
 * of the operator's. Null where no word was typed.
 */
const selectQuestion = query({
  name: 'search.question',
  values: { typed: text },
  row: { query: nullable(text) },
  sql: sql`
   with typed as materialized (
     select ' ' || ${plain(sql`$typed`)} || ' ' as words
   ), stems as materialized (
     select distinct search_stem(word) as stem
     from typed cross join unnest(string_to_array(btrim(words), ' ')) as word
   ), questions as (
     select words from typed
     union
     select replace(words, ' ' || known.term || ' ', ' ' || other.term || ' ')
     from typed cross join stems
     join ${searchTerms} known on known.anchor = stems.stem and not known.one_way
       and strpos(words, ' ' || known.term || ' ') > 0
     join ${searchTerms} other on other.group_id = known.group_id and not other.one_way
       and other.term <> known.term
   )
   select string_agg('(' || prefix_query(words)::text || ')', ' | ') as query from questions`,
});

/** The tsquery for typed words; null finds nothing. */
export async function findQuestion(connection: Connection, typed: string): Promise<string | null> {
  return (await selectQuestion.one(connection, { typed })).query;
}
