import { bigint, float } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { searchCounts } from './search-counts.table.ts';
import { searchDocuments } from './search-documents.table.ts';
import { searchWords } from './search-words.table.ts';

const countDocuments = query({
  name: 'search.count-documents',
  row: { documents: bigint },
  plan: 'each call',
  sql: sql`select count(*) as documents from ${searchDocuments}`,
});

const keepCount = command({
  name: 'search.keep-count',
  values: { documents: bigint },
  sql: sql`update ${searchCounts} set documents = $documents where documents <> $documents`,
});

/** Written where a count is off by more than a fifth: rarity is a matter of magnitude. */
const keepWordCounts = command({
  name: 'search.keep-word-counts',
  values: { percent: float },
  sql: sql`
    update ${searchWords} known set documents = counted.documents, named = counted.named
    from (
      select ltrim(lexeme, '~') as word,
        greatest(1, (count(*) filter (where is_search_word(lexeme)) * 100 / $percent)::bigint) as documents,
        (count(*) filter (where left(lexeme, 1) = '~') * 100 / $percent)::bigint as named
      from ${searchDocuments} tablesample system ($percent)
      cross join unnest(tsvector_to_array(words)) as lexeme
      where is_search_word(lexeme) or left(lexeme, 1) = '~'
      group by ltrim(lexeme, '~')
    ) as counted
    where known.word = counted.word and known.documents > 0
      and (abs(known.documents - counted.documents) * 5 > known.documents
        or abs(known.named - counted.named) * 5 > known.named)`,
});

/** So many documents tell how common words are. */
const SAMPLED = 20_000;

/** Counts in how many documents the words are, of a sample where there are many. */
export async function countWords(connection: Connection): Promise<void> {
  const { documents } = await countDocuments.one(connection);
  await keepCount.run(connection, { documents });
  const percent = Math.min(100, (SAMPLED / Math.max(1, documents)) * 100);
  await keepWordCounts.run(connection, { percent });
}
