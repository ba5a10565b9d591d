import { searchWordDeletions } from '#features/search/server/search-word-deletions.table.ts';
import { searchWords } from '#features/search/server/search-words.table.ts';
import { array, bigint, nullable, oneOf, present, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';

/** How a word of the records was reached from one that was asked for. */
const ways = ['form', 'clitic', 'sound', 'typo', 'typos', 'beginning'] as const;

export type Way = (typeof ways)[number];

/** A word of the records or of the thesaurus that may be what was asked for. */
export type KnownWord = {
  readonly asked: string;
  readonly found: string;
  readonly stem: string;
  readonly way: Way;
  /** How many records have it; 0 where only the thesaurus does. */
  readonly documents: number;
  /** How many of them have it in their name. */
  readonly named: number;
};

/**
 * At most this many words of one sound, and this many slips, are read, so that guesses cost no more with more words.
 */
const SOUNDS = 200;
const SLIPS = 1000;
const MUCH_COMMONER = 5;

const arabic = sql`'^[\u0621-\u064a]+$'`;

/**
 * Looks up each word: its forms, with or without a conjunction or preposition written together with it. Only words that
 * nobody wrote so are also looked up by sound and by slips, and the last word by its beginning.
 */
const selectKnown = query({
  name: 'search.known-words',
  values: { words: array(text), spelled: array(text), beginning: nullable(text) },
  row: {
    asked: present(text),
    found: text,
    stem: text,
    way: oneOf(ways),
    documents: bigint,
    named: bigint,
  },
  sql: sql`
    with asked as materialized (
      select word, search_stem(word) as stem from unnest($words::text[]) as word
    ), known as materialized (
      select asked.word, known.word as found, known.stem, 'form' as way, known.documents, known.named
      from asked join ${searchWords} known on known.stem = asked.stem
      union all
      select asked.word, known.word, known.stem, 'clitic', known.documents, known.named
      from asked join ${searchWords} known on known.stem = any(array[
        'و' || asked.stem, 'ب' || asked.stem, 'ل' || asked.stem, 'وب' || asked.stem, 'ول' || asked.stem])
      where asked.word ~ ${arabic} and char_length(asked.stem) >= 3
    ), unknown as materialized (
      select word, stem, search_sound(word) as sound from asked
      where word = any($spelled::text[]) and is_spelled(word) and not exists (
        select from known where known.word = asked.word and known.way = 'form'
          -- By so short a stem, and in the thesaurus alone, another word is known and not this one: nurs, nur.
          and (known.documents > 0 or known.found = asked.word or char_length(known.stem) > 3))
    ), keys as (
      select word, word as key, 'typo' as way from unknown where char_length(word) >= 4
      union
      select word, search_deletions(word), 'typo' from unknown where char_length(word) >= 4
      union
      select word, translate(word, 'ضظ', 'ظض'), 'typo' from unknown where word ~ '[ضظ]'
      union
      -- Three letters are too few to guess from, but for a long vowel that was not written: علج.
      select word, left(word, at) || vowel || substr(word, at + 1), 'typo'
      from unknown cross join generate_series(1, 2) as at cross join unnest(array['ا', 'و', 'ي']) as vowel
      where word ~ '^[\u0621-\u064a]{3}$'
      union
      select word, search_deletions(deletion), 'typos'
      from unknown cross join search_deletions(word) as deletion
      where char_length(word) between 7 and 16
    )
    select word as asked, found, stem, way, documents, named from known
    union all
    select unknown.word, known.word, known.stem, 'clitic', known.documents, known.named
    from unknown join ${searchWords} known on known.stem = substr(unknown.stem, 2)
    where unknown.word ~ '^[وفبكل]' and char_length(unknown.stem) >= 4
    union all
    select unknown.word, known.word, known.stem, 'clitic', known.documents, known.named
    from unknown join ${searchWords} known on known.stem = substr(unknown.stem, 3)
    where unknown.word ~ '^[وف][بكل]' and char_length(unknown.stem) >= 6
    union all
    select unknown.word, known.word, known.stem, 'clitic', known.documents, known.named
    from unknown join ${searchWords} known on known.stem = substr(unknown.stem, 2)
    where unknown.word ~ '^[ايتن]' and char_length(unknown.stem) >= 5
    union all
    select asked.word, known.word, known.stem, 'clitic', known.documents, known.named
    from asked join ${searchWords} known on known.stem = substr(asked.stem, 2)
    where asked.word ~ '^[وبل]' and char_length(asked.stem) >= 5 and exists (
      select from known same where same.word = asked.word and same.way = 'form')
    union all
    -- No record says it so: without the preposition before it, or whose it is, or that it is two, after it: لفني, أسناني, مضختين.
    select own.word, known.word, known.stem, 'clitic', known.documents, known.named
    from (
      select word, substr(word, 2) as rest from asked where word ~ '^[وفبكل][\u0621-\u064a]{3}'
      union all
      select word, substr(word, 1, char_length(word) - char_length(ending)) || single
      from asked join (values ('ي', ''), ('نا', ''), ('ها', ''), ('هم', ''), ('كم', ''), ('ك', ''), 
        ('تين', 'ه'), ('تان', 'ه'), ('ين', ''), ('تي', 'ه'), ('تنا', 'ه'), ('تها', 'ه'), ('تهم', 'ه'), ('تك', 'ه'))
        as endings (ending, single) on right(word, char_length(ending)) = ending
      where word ~ '^[\u0621-\u064a]{5}'
    ) as own join ${searchWords} rest on rest.word = own.rest and rest.documents > 0
    join ${searchWords} known on known.stem = rest.stem and known.documents > 0
    where not exists (select from ${searchWords} same where same.word = own.word and same.documents > 0)
    union all
    -- A word that many records have, and few together with its preposition: لفحص.
    select asked.word, known.word, known.stem, 'clitic', known.documents, known.named
    from asked join ${searchWords} known on known.stem = substr(asked.stem, 2)
    where asked.word ~ '^ل' and char_length(asked.stem) = 4 and ${MUCH_COMMONER} * (
      select nullif(sum(same.documents), 0) from known same
      where same.word = asked.word and same.way = 'form') < known.documents
    union all
    select unknown.word, known.word, known.stem, 'sound', known.documents, known.named
    from unknown cross join lateral (
      select word, stem, documents, named from ${searchWords} like_it
      where like_it.sound = unknown.sound limit ${SOUNDS}
    ) as known
    union all
    select keys.word, known.word, known.stem, keys.way, known.documents, known.named
    from keys join ${searchWords} known on known.word = keys.key
    union all
    (select keys.word, known.word, known.stem, keys.way, known.documents, known.named
     from keys join ${searchWordDeletions} near on near.deletion = keys.key
     join ${searchWords} known on known.word = near.word
     limit ${SLIPS})
    union all
    (select begun.word, known.word, known.stem, 'beginning', known.documents, known.named
     from asked begun join ${searchWords} known
       on known.word >= begun.word and known.word < begun.word || chr(1114111)
     where begun.word = $beginning and known.documents > 0
       -- Strengths and sizes begin many a telephone number.
       and char_length(begun.word) >= case when begun.word ~ '^[0-9]+$' then 6 else 3 end
       and not exists (
         select from known same where same.word = begun.word and same.way = 'form' and same.documents > 0)
     order by known.documents desc limit 40)`,
});

export type SoughtWords = {
  readonly words: readonly string[];
  /** Those of the words that may be slips of others. */
  readonly spelled: readonly string[];
  /** The word that may not have been typed to its end. */
  readonly beginning: string | undefined;
};

export function findKnownWords(
  connection: Connection,
  sought: SoughtWords,
): Promise<readonly KnownWord[]> {
  return selectKnown.all(connection, sought);
}
