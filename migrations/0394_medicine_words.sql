-- Which generics have a word, so that a search of medicines need not read through those that have it not. Counted
-- by medicine, so that a word goes with the last of them: it may be somebody's name. Countries,
-- which stand among the words with a sign, are not searched for by name.
create table medicine_words (
  word text collate "C" not null,
  key text collate "C" not null,
  medicines integer not null
) with (fillfactor = 90); -- Room for counts, which then touch no index.

create function count_medicine_words() returns trigger language plpgsql as $$
declare
  gone_words text[];
  gone_keys text[];
begin
  -- In the order of the key, so that two writers never wait for each other in a circle.
  if tg_op = 'INSERT' then
    insert into medicine_words as held (word, key, medicines)
    select word, p.medicine_key, count(*)
    from new_rows p cross join unnest(tsvector_to_array(p.search)) as word
    where p.listed and p.is_medicine and p.medicine_key is not null and word not like '=%'
    group by word, p.medicine_key order by word collate "C", p.medicine_key
    on conflict (word, key) do update set medicines = held.medicines + excluded.medicines;
    return null;
  end if;
  if tg_op = 'DELETE' then
    with changed as (
      insert into medicine_words as held (word, key, medicines)
      select word, p.medicine_key, -count(*)
      from old_rows p cross join unnest(tsvector_to_array(p.search)) as word
      where p.listed and p.is_medicine and p.medicine_key is not null and word not like '=%'
      group by word, p.medicine_key order by word collate "C", p.medicine_key
      on conflict (word, key) do update set medicines = held.medicines + excluded.medicines
      returning held.word, held.key, held.medicines
    )
    select array_agg(word), array_agg(key) into gone_words, gone_keys from changed where medicines <= 0;
  else
    with changed as (
      insert into medicine_words as held (word, key, medicines)
      select word, p.medicine_key, sum(p.step)
      from (
        select 1 as step, search, medicine_key, listed and is_medicine as counts from new_rows
        union all
        select -1, search, medicine_key, listed and is_medicine from old_rows
      ) as p cross join unnest(tsvector_to_array(p.search)) as word
      where p.counts and p.medicine_key is not null and word not like '=%'
      group by word, p.medicine_key having sum(p.step) <> 0
      order by word collate "C", p.medicine_key
      on conflict (word, key) do update set medicines = held.medicines + excluded.medicines
      returning held.word, held.key, held.medicines
    )
    select array_agg(word), array_agg(key) into gone_words, gone_keys from changed where medicines <= 0;
  end if;
  if gone_words is not null then
    delete from medicine_words held using unnest(gone_words, gone_keys) as gone (word, key)
    where held.word = gone.word and held.key = gone.key and held.medicines <= 0;
  end if;
  return null;
end $$;

-- Nobody writes products from here until all words of those that are there are counted.
create trigger products_words_on_insert after insert on products
  referencing new table as new_rows for each statement execute function count_medicine_words();
create trigger products_words_on_update after update on products
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_medicine_words();
create trigger products_words_on_delete after delete on products
  referencing old table as old_rows for each statement execute function count_medicine_words();

set local work_mem = '128MB';
insert into medicine_words (word, key, medicines)
select said.word collate "C", p.medicine_key, count(*)
from products p cross join unnest(tsvector_to_array(p.search)) as said (word)
where p.listed and p.is_medicine and p.medicine_key is not null and said.word not like '=%'
group by said.word collate "C", p.medicine_key;
reset work_mem;
alter table medicine_words add primary key (word, key);
analyze medicine_words;
