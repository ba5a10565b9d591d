import { nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { searchTerms } from './search-terms.table.ts';

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

/** What typed words look for, as the database asks for it; null finds nothing. */
export async function findQuestion(connection: Connection, typed: string): Promise<string | null> {
  return (await selectQuestion.one(connection, { typed })).query;
}
