import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { stopWords } from '#features/search/asking/phrases/stop-words.ts';
import { withLetters } from '#features/search/asking/readings/spelled-letters.ts';
import { readThesaurus } from '#features/search/thesaurus/read-thesaurus.ts';
import type { ThesaurusGroup } from '#features/search/thesaurus/thesaurus-group.ts';
import { array, bigint, nullable, text } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { allowStatementsOf, takeTurns } from '#platform/database/transaction-turns.ts';
import { searchStopWords } from './search-stop-words.table.ts';
import { searchSynonyms } from './search-synonyms.table.ts';
import { shippedSynonyms } from './shipped-synonyms.table.ts';

const keepStopWords = command({
  name: 'search.keep-stop-words',
  values: { words: array(text) },
  sql: sql`
    insert into ${searchStopWords} (word)
    select distinct search_words_of(word) from unnest($words::text[]) as word
    on conflict (word) do nothing`,
});

/** What was shipped before, and the operator's groups that were made from it, as they are now. */
const selectShipped = query({
  name: 'search.shipped-synonyms',
  row: {
    key: text,
    id: nullable(bigint),
    words: text,
    asked: text,
    own_words: nullable(text),
    own_asked: nullable(text),
  },
  plan: 'each call',
  sql: sql`
    select shipped.key, own.id, shipped.words, shipped.asked, own.words as own_words,
      own.asked as own_asked
    from ${shippedSynonyms} shipped left join ${searchSynonyms} own on own.id = shipped.synonym_id`,
});

const groups = { keys: array(text), words: array(text), asked: array(text) };

const addGroups = command({
  name: 'search.add-shipped-synonyms',
  values: groups,
  sql: sql`
    with added as (
      insert into ${searchSynonyms} (words, asked)
      select words, asked from unnest($words::text[], $asked::text[]) as given (words, asked)
      returning id, words
    )
    insert into ${shippedSynonyms} (key, synonym_id, words, asked)
    select given.key, added.id, given.words, given.asked
    from unnest($keys::text[], $words, $asked) as given (key, words, asked)
    join added on added.words = given.words`,
});

const renewGroups = command({
  name: 'search.renew-shipped-synonyms',
  values: groups,
  sql: sql`
    with given as (
      select key, words, asked from unnest($keys::text[], $words::text[], $asked::text[])
        as given (key, words, asked)
    ), renewed as (
      update ${shippedSynonyms} shipped set words = given.words, asked = given.asked
      from given where given.key = shipped.key
      returning shipped.synonym_id, shipped.words, shipped.asked
    )
    update ${searchSynonyms} own set words = renewed.words, asked = renewed.asked
    from renewed where own.id = renewed.synonym_id`,
});

type Row = { readonly key: string; readonly words: string; readonly asked: string };

/** Joins terms with commas; a comma within a term becomes a space. */
const listed = (terms: readonly string[]) =>
  [...new Set(terms.map((term) => term.replaceAll(/[,،]/g, ' ').trim()))].join(', ');

/** Matches abbreviations such as ECG and HbA1c. */
const abbreviation = /^(?=.*[A-Z].*[A-Z])[A-Za-z0-9]{2,6}$/;

const abbreviationsIn = (terms: readonly string[]) =>
  new Set(
    terms
      .flatMap((term) => term.split(' '))
      .filter((word) => abbreviation.test(word))
      .map((word) => word.toLowerCase()),
  );

/** Shortens and joins a term as people do: X-ray technician, xray tech. */
const shortened = (term: string) =>
  term.replace(/\bx[- ]ray\b/gi, 'xray').replace(/\btechnicians?\b/gi, 'tech');

/** Spoken abbreviations in a question are read in Latin letters, so terms are stored in Latin letters as well. */
function rowOf({ en, ar, asked = [] }: ThesaurusGroup): Row {
  const known = abbreviationsIn([...en, ...asked]);
  const spelled = (terms: readonly string[]) =>
    listed(terms.flatMap((term) => withLetters(term, known) ?? []));
  const short = en.map(shortened).filter((term) => !en.includes(term));
  return {
    key: en[0] ?? ar[0] ?? '',
    words: spelled([...en, ...ar]),
    asked: spelled([...asked, ...short]),
  };
}

/** After this many groups the event loop gets a turn. */
const AT_ONCE = 50;

async function shippedRows(): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  const thesaurus = await readThesaurus();
  for (const [at, group] of thesaurus.entries()) {
    if (at % AT_ONCE === 0) await setImmediate();
    const row = rowOf(group);
    rows.set(row.key, row);
  }
  return [...rows.values()];
}

const inColumns = (rows: readonly Row[]) => ({
  keys: rows.map(({ key }) => key),
  words: rows.map(({ words }) => words),
  asked: rows.map(({ asked }) => asked),
});

const saysTheSame = (one: Row, other: { readonly words: string; readonly asked: string }) =>
  one.words === other.words && one.asked === other.asked;

/**
 * Adds the shipped thesaurus to the operator's: new groups, and changes to groups that the operator left as they were.
 * What the operator edited, switched off or deleted stays so.
 */
export async function shipThesaurus(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await allowStatementsOf(client, '5min');
    await takeTurns(client, 'thesaurus');
    const shipped = new Map(
      (await selectShipped.all(client)).map((each) => [each.key, each] as const),
    );
    const rows = await shippedRows();
    const added = rows.filter(({ key }) => !shipped.has(key));
    const changed = rows.filter((row) => {
      const before = shipped.get(row.key);
      if (!before || saysTheSame(row, before)) return false;
      return before.own_words === before.words && before.own_asked === before.asked;
    });
    if (added.length + changed.length === 0) return;
    await keepStopWords.run(client, { words: stopWords });
    if (added.length > 0) await addGroups.run(client, inColumns(added));
    if (changed.length > 0) await renewGroups.run(client, inColumns(changed));
  });
}
