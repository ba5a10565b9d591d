-- What people do not type exactly: case, accents, Arabic vowel marks and tatweel, the forms of alef,
-- final ya and ta marbuta, and Arabic-Indic digits.
create function fold_for_search(value text) returns text
language sql immutable strict parallel safe
return translate(
  lower(regexp_replace(normalize(value, NFKD),
    '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670]', '', 'g')),
  'ٱىة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
  'ايه01234567890123456789');

-- Spaces and signs, Latin and Arabic. Spelled out because classes such as [:punct:] follow the
-- locale of the database.
create function split_words(value text) returns text[]
language sql immutable strict parallel safe
return array_remove(regexp_split_to_array(value,
  '[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e\u00a0-\u00bf\u00d7\u060c\u061b\u061f\u066a-\u066d\u2000-\u206f]+'),
  '');

-- The part of an address that names something: "Film-coated tablets" is film-coated-tablets.
create function slug_of(value text) returns text
language sql immutable strict parallel safe
return nullif(left(array_to_string(split_words(fold_for_search(value)), '-'), 120), '');

-- The words of a text to search in or for; the Arabic article is no part of a word.
create function search_words(value text) returns text[]
language sql immutable strict parallel safe
return split_words(regexp_replace(fold_for_search(value),
  '(^|[^\u0621-\u064a])ال(?=[\u0621-\u064a]{3})', '\1', 'g'));

-- Every word typed must begin a word of the text; null when there is no word in it.
create function prefix_query(typed text) returns tsquery
language sql immutable strict parallel safe
return (
  select string_agg('''' || left(word, 100) || ''':*', ' & ')::tsquery
  from unnest(search_words(typed)) as word
);

create function search_vector(value text) returns tsvector
language sql immutable strict parallel safe
return array_to_tsvector(array(select left(word, 100) from unnest(search_words(value)) as word));
