import { array, bigint, nullable, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { searchDocuments } from './search-documents.table.ts';
import { WordIndex } from './word-index.ts';
import { readQuestion } from './word-question.ts';

/** The kinds of records whose lists visitors search. */
export const listedKinds = ['product', 'event', 'job'] as const;

/** What is shown of records: their names, what tells them apart, and the company they belong to. */
export const selectListedDocuments = query({
  name: 'search.listed-documents',
  values: { kind: oneOf(listedKinds), ids: array(bigint) },
  row: {
    record_id: bigint,
    country: text,
    path: text,
    title: text,
    title_ar: nullable(text),
    company: nullable(text),
    company_ar: nullable(text),
  },
  sql: sql`
    select d.record_id, d.country, d.path, d.title, d.title_ar, c.title as company,
      c.title_ar as company_ar
    from ${searchDocuments} d
    left join ${searchDocuments} c on c.kind = 'company' and c.record_id = d.company_id
    where d.kind = $kind and d.record_id = any ($ids::bigint[])`,
});

const selectWords = query({
  name: 'search.words-of-documents',
  values: { kind: oneOf(listedKinds), ids: array(bigint) },
  row: { record_id: bigint, country: text, words: array(text) },
  sql: sql`
    select record_id, country, array(select unnest(tsvector_to_array(words))) as words
    from ${searchDocuments} where kind = $kind and record_id = any ($ids::bigint[])`,
});

/** How many records are held in memory at once, with all their words. */
const AT_ONCE = 5_000;

type Question = { readonly written: string; readonly country: string };

/**
 * For each question, which of these records have what it asks for in its country. There may be thousands of questions;
 * the records are those of one day.
 */
export async function matchQuestions(
  connection: Connection,
  { kind, ids }: { readonly kind: (typeof listedKinds)[number]; readonly ids: readonly number[] },
  questions: readonly Question[],
): Promise<readonly ReadonlySet<number>[]> {
  const asked = questions.map(({ written, country }) => ({
    country,
    question: readQuestion(written),
    found: new Set<number>(),
  }));
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const part = ids.slice(from, from + AT_ONCE);
    const rows = await selectWords.all(connection, { kind, ids: part });
    const indexes = new Map<string, WordIndex>();
    for (const { record_id: id, country, words } of rows) {
      const index = indexes.get(country) ?? new WordIndex();
      indexes.set(country, index);
      index.add({ id, words: new Set(words) });
    }
    for (const { country, question, found } of asked) {
      for (const id of indexes.get(country)?.find(question) ?? []) found.add(id);
    }
  }
  return asked.map(({ found }) => found);
}
