-- By which words the things of the thesaurus are told, and in how many of their terms: who describes a thing in words
-- of their own says some of those that others say of it.
create table search_group_words (
  stem text collate "C" not null,
  group_id bigint not null,
  terms bigint not null,
  primary key (stem, group_id)
);
create index search_group_words_of_group on search_group_words (group_id);
select watch_table('search_group_words');

-- An Arabic verb says in its first letter who does it: it is told by what is left without it as well.
create function write_search_group_words(groups bigint[]) returns void
language plpgsql as $$
begin
  delete from search_group_words where group_id = any(groups);
  insert into search_group_words (stem, group_id, terms)
  select form.stem, term.group_id, count(*)
  from search_terms term cross join lateral (
    select stem from unnest(term.stems) as stem
    union
    select substr(stem, 2) from unnest(term.stems) as stem where stem ~ '^[يتنا][\u0621-\u064a]{3}'
  ) as form (stem)
  where term.group_id = any(groups)
  group by form.stem, term.group_id;
end $$;

create function follow_search_terms() returns trigger
language plpgsql as $$
begin
  perform write_search_group_words(array(select distinct group_id from changed_rows));
  return null;
end $$;

create trigger group_words_on_insert after insert on search_terms referencing new table as changed_rows
  for each statement execute function follow_search_terms();
create trigger group_words_on_delete after delete on search_terms referencing old table as changed_rows
  for each statement execute function follow_search_terms();

-- Terms are made of their group, and go with it by this: what refers to a deleted row is kept with it and brought back
-- when that is undone, and what is made of it came back a second time.
alter table search_terms drop constraint search_terms_group_id_fkey;
create function forget_synonyms() returns trigger
language plpgsql as $$
begin
  delete from search_terms where group_id = any(array(select id from gone_rows));
  return null;
end $$;
create trigger search_terms_on_delete after delete on search_synonyms referencing old table as gone_rows
  for each statement execute function forget_synonyms();

select write_search_group_words(array(select id from search_synonyms));
