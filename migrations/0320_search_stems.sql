-- "And so the" and "like the" are rare before short words and begin many a brand: Calpol is no urine, and Valium no day.
create or replace function search_arabic_stem(word text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  stem text := public.search_singular(word);
begin
  stem := regexp_replace(stem, '^([فك]ال(?=.{5})|[وب]?ال(?=.{3})|و?لل(?=.{3}))', '');
  stem := public.search_singular(stem);
  stem := regexp_replace(stem, '^(.{3,})(هما|كما|هم|هن|كم|ها|نا|ات|ون|ين|تين)$', '\1');
  stem := regexp_replace(stem, '^(.{4,})(تان|ان)$', '\1');
  stem := regexp_replace(stem, '^(.{4,})ا$', '\1');
  stem := regexp_replace(stem, '^(.{2,})ء$', '\1');
  stem := regexp_replace(stem, '^(.{3,})(يه|ه|ي)$', '\1');
  stem := regexp_replace(stem, '^(.{3,})ي$', '\1');
  return stem;
end $$;

update search_words set stem = search_stem(word) where word ~ '^[فك]ال' and stem <> search_stem(word);
select write_search_terms(array(select id from search_synonyms));
