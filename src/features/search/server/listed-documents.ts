import { array, bigint, nullable, oneOf, present, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { searchDocuments } from './search-documents.table.ts';

/** Records of lists that visitors search, by what the search knows of them. */
export const listedKinds = ['product', 'event', 'job'] as const;

/** What is shown of records: their names, what tells them apart, and whose they are. */
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

/**
 * Which of these records have what which questions ask for, each question within its country. The records
 * are few and are unpacked once; there may be thousands of questions.
 */
export const matchQuestions = query({
  name: 'search.match-questions',
  values: {
    kind: oneOf(listedKinds),
    ids: array(bigint),
    questions: array(text),
    countries: array(text),
  },
  row: { question: present(bigint), record_id: bigint },
  sql: sql`
    with question as materialized (
      select given.question::tsquery as asked, given.country, given.place
      from unnest($questions::text[], $countries::text[]) with ordinality
        as given (question, country, place)
    ), document as materialized (
      select record_id, country, words || ''::tsvector as words from ${searchDocuments}
      where kind = $kind and record_id = any ($ids::bigint[])
    )
    select question.place as question, document.record_id
    from question join document on document.country = question.country
    where document.words @@ question.asked`,
});
