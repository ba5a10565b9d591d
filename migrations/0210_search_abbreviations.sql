-- Abbreviations that end in s are no plurals: ACLS is a course, and not several ligaments.
create or replace function search_english_stem(word text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  stem text := word;
begin
  if word in ('acls', 'ards', 'atls', 'mers', 'pacs', 'pcos', 'phtls', 'sars') then
    return word;
  end if;
  stem := replace(replace(replace(stem, 'aem', 'em'), 'aes', 'es'), 'paed', 'ped');
  stem := replace(replace(replace(stem, 'yz', 'ys'), 'oede', 'ede'), 'diarrhoe', 'diarrhe');
  stem := regexp_replace(stem, 'iz(e|er|ing|ed|ation|ations|es|ers)$', 'is\1');
  if char_length(stem) >= 4 and stem like '%s' and stem !~ '(ss|us|is)$' then
    if stem like '%ies' and char_length(stem) > 4 then
      stem := left(stem, -3) || 'y';
    elsif stem ~ '(x|ch|sh|ss)es$' then
      stem := left(stem, -2);
    else
      stem := left(stem, -1);
    end if;
  end if;
  stem := regexp_replace(stem, '(.{3}t)re$', '\1er');
  stem := regexp_replace(stem, 'ogue$', 'og');
  stem := regexp_replace(stem, '(.{3})our$', '\1or');
  stem := regexp_replace(stem, '^(.{4,})(ations?|ating|ated|ates?|ators?)$', '\1');
  stem := regexp_replace(stem, '^(.{4,})(ings?|ed|ions?)$', '\1');
  stem := regexp_replace(stem, '^(.{4,})ers?$', '\1');
  if char_length(stem) > 4 and stem like '%e' then
    stem := left(stem, -1);
  end if;
  -- What an ending had doubled: fitting, fit.
  if char_length(stem) > 4 and right(stem, 1) = substr(stem, char_length(stem) - 1, 1)
    and right(stem, 1) !~ '[lsz]' then
    stem := left(stem, -1);
  end if;
  return stem;
end $$;

update search_words set stem = search_stem(word) where word ~ '^[a-z]+$' and stem <> search_stem(word);
select write_search_terms(array(select id from search_synonyms));
