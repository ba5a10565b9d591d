import type pg from 'pg';
import { prepared } from '#platform/database/prepared.ts';

type Connection = Pick<pg.ClientBase, 'query'>;

/** A text as its words are compared, with one space between them. */
const plain = (text: string) => `array_to_string(split_words(search_text(${text})), ' ')`;

/**
 * What the typed words look for: themselves, or the same with a word, or several in a row, exchanged
 * for what the operator says means the same. Nothing where no word was typed.
 */
const selectQuestion = prepared<{ query: string | null }>(
  'search-question',
  `with terms as (
     select id, ${plain('word')} as term
     from search_synonyms cross join unnest(string_to_array(words, ',')) as word
     where status = 1
   ), typed as (
     select ' ' || ${plain('$1')} || ' ' as words
   ), questions as (
     select words from typed
     union
     select replace(words, ' ' || known.term || ' ', ' ' || other.term || ' ')
     from typed join terms known on strpos(words, ' ' || known.term || ' ') > 0
     join terms other on other.id = known.id and other.term <> known.term
   )
   select string_agg('(' || prefix_query(words)::text || ')', ' | ') as query from questions`,
);

/** What typed words look for, as the database asks for it; null finds nothing. */
export async function findQuestion(connection: Connection, typed: string): Promise<string | null> {
  const [question] = await selectQuestion(connection, [typed]);
  return question?.query ?? null;
}
