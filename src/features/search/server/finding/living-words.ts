import { searchDocuments } from '#features/search/server/search-documents.table.ts';
import { searchDoubtedWords } from '#features/search/server/search-doubted-words.table.ts';
import { type Sql, sql } from '#platform/database/sql.ts';

/**
 * Whether a word of the vocabulary is still said by anybody. Only what a document lost lately is looked for: one row
 * at most, as a join would look for everything that is doubted. The documents are named because the function reads
 * them: what was answered without such a word is old as soon as one of them says it again.
 */
export const isLiving = (word: Sql): Sql => sql`
  not coalesce((
    select is_search_word_gone(doubted.word) /* in ${searchDocuments} */ from ${searchDoubtedWords} doubted
    where doubted.word = ${word} limit 1), false)`;
