-- What people do not type exactly: case, accents, Arabic vowel marks and tatweel, the forms of alef,
-- final ya and ta marbuta, and Arabic-Indic digits. These functions run several times for every
-- product written, so they keep to what is fast: no regular expressions where a table does.
create function fold_for_search(value text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  if octet_length(value) = char_length(value) then
    return lower(value);
  end if;
  return translate(lower(normalize(value, NFKD)),
    'ٱىة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹' ||
    -- Marks that NFKD sets apart; nothing stands for them.
    U&'\0300\0301\0302\0303\0304\0305\0306\0307\0308\0309\030a\030b\030c\031b\0323\0326\0327\0328\0331' ||
    U&'\0640\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065a\065b\065c\065d\065e\065f\0670',
    'ايه01234567890123456789');
end $$;

-- Spaces and signs, Latin and Arabic, become single characters that words are split at. Spelled out
-- because classes such as [:punct:] follow the locale of the database.
create function split_words(value text) returns text[]
language sql immutable strict parallel safe
return array_remove(string_to_array(
  translate(value,
    U&'\0009\000a\000b\000c\000d!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~\00a0\00ab\00b0\00b7\00bb\00bf\00d7\060c\061b\061f\066a\066b\066c\066d\200b\200c\200d\200e\200f\2010\2011\2012\2013\2014\2015\2018\2019\201c\201d\2022\2026\2030',
    repeat(' ', 69)),
  ' '), '');

-- The part of an address that names something: "Film-coated tablets" is film-coated-tablets.
create function slug_of(value text) returns text
language sql immutable strict parallel safe
return nullif(left(array_to_string(split_words(fold_for_search(value)), '-'), 120), '');

-- A text as its words are searched: folded, codes and strengths taken apart at their signs, and
-- Arabic words without their article. Functions are named with their schema where the server looks
-- for the name only when it runs: maintenance, such as analyze, runs without ours in its path.
create function search_text(value text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  folded text := translate(public.fold_for_search(value), '-/.@:_+=~\', '          ');
begin
  if strpos(folded, 'ال') = 0 then
    return folded;
  end if;
  return regexp_replace(folded, '(^|[^\u0621-\u064a])ال(?=[\u0621-\u064a]{3})', '\1', 'g');
end $$;

create function search_vector(value text) returns tsvector
language sql immutable strict parallel safe
return strip(to_tsvector('simple', search_text(value)));

-- Every word typed must begin a word of the text; null when there is no word in it. A single letter
-- begins too many words to be looked for by its beginning.
create function prefix_query(typed text) returns tsquery
language sql immutable strict parallel safe
return (
  select string_agg(
    quote_literal(word) || case when char_length(word) > 1 then ':*' else '' end, ' & ')::tsquery
  from unnest(tsvector_to_array(search_vector(typed))) as word
);
