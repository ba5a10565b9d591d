import { bigint, float } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { searchCountryCounts } from './search-country-counts.table.ts';
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

/**
 * Like the words below: written only where a count is off by more than a fifth, and not for each record that comes or
 * goes.
 */
const keepCountryCounts = command({
  name: 'search.keep-country-counts',
  values: { percent: float },
  sql: sql`
    with counted as materialized (
      select country, (count(*) * 100 / $percent)::bigint as documents
      from ${searchDocuments} tablesample system ($percent) group by country
    )
    merge into ${searchCountryCounts} known using (
      select coalesce(counted.country, before.country) as country, coalesce(counted.documents, 0) as documents
      from counted full join ${searchCountryCounts} before on before.country = counted.country
    ) as now on known.country = now.country
    when not matched then insert (country, documents) values (now.country, now.documents)
    when matched and now.documents = 0 then delete
    when matched and abs(known.documents - now.documents) * 5 > known.documents then
      update set documents = now.documents`,
});

/**
 * Written only where a count is off by more than a fifth, and by more than a sample may err, because rarity is a matter
 * of magnitude. Lexemes are counted before they are looked at, so that each is looked at once and not at each of its
 * places.
 */
const keepWordCounts = command({
  name: 'search.keep-word-counts',
  values: { percent: float },
  sql: sql`
    with lexemes as materialized (
      select lexeme, count(*) as found
      from ${searchDocuments} tablesample system ($percent)
      cross join unnest(tsvector_to_array(words)) as lexeme
      group by lexeme
    ), counted as materialized (
      select ltrim(lexeme, '~') as word,
        coalesce(sum(found) filter (where left(lexeme, 1) <> '~'), 0) * 100 / $percent as documents,
        coalesce(sum(found) filter (where left(lexeme, 1) = '~'), 0) * 100 / $percent as named
      from lexemes
      where left(lexeme, 1) = '~' or is_search_word(lexeme)
      group by ltrim(lexeme, '~')
    ), judged as materialized (
      select *, 3 * sqrt(documents * (100 / $percent - 1)) as error, 3 * sqrt(named * (100 / $percent - 1)) as named_error
      from counted
    )
    update ${searchWords} known
    set documents = greatest(1, judged.documents::bigint), named = judged.named::bigint
    from judged
    where known.word = judged.word and known.documents > 0
      and (abs(known.documents - judged.documents) > greatest(known.documents * 0.2, judged.error)
        or abs(known.named - judged.named) > greatest(known.named * 0.2, judged.named_error))`,
});

/** This many documents tell how common words are. */
const SAMPLED = 20_000;

/** Counts in how many documents each word is, in a sample where there are many documents. */
export async function countWords(connection: Connection): Promise<void> {
  const { documents } = await countDocuments.one(connection);
  await keepCount.run(connection, { documents });
  const percent = Math.min(100, (SAMPLED / Math.max(1, documents)) * 100);
  await keepCountryCounts.run(connection, { percent });
  await keepWordCounts.run(connection, { percent });
}
