-- A write that leaves its rows as they were, as saving a form without a change does, tells nothing: no answer can be
-- different. And products tell their place: a list shows the newest of a country, and an older one that changes is not
-- among them.
create or replace function watch_table(watched regclass, keys text[] default '{}', marks text[] default '{}')
returns void language plpgsql as $$
declare
  announcer text := format('announce_rows_of_%s', watched);
  told text;
begin
  select string_agg(line, ', ') into told from (
    select format('%L || %s', key || '=', (
      select string_agg(format('%I::text', part), ' || '' '' || ' order by place)
      from unnest(string_to_array(key, ' ')) with ordinality as parts (part, place))) as line
    from unnest(keys) as key
    union all
    select format('case when %I is not null then %L end', mark, mark) from unnest(marks) as mark
  ) as lines;
  execute format($body$
    create or replace function %1$I() returns trigger language plpgsql as $announce$
    declare
      touched int;
      lines text;
    begin
      if tg_op = 'INSERT' then
        select count(*) into touched from (select from new_rows limit 101) as few;
      elsif tg_op = 'DELETE' then
        select count(*) into touched from (select from old_rows limit 101) as few;
      else
        select count(*) into touched from (
          (select from new_rows limit 101) union all (select from old_rows limit 101)) as few;
      end if;
      if touched = 0 then
        return null;
      end if;
      -- As they are stored: values that are only equal may be shown differently.
      if tg_op = 'UPDATE' and touched <= 100 then
        if not exists (
          select from new_rows latter where not exists (select from old_rows former where former *= latter)) then
          return null;
        end if;
      end if;
      if touched <= 100 then
        if tg_op = 'INSERT' then
          select string_agg(distinct line, chr(10)) into lines
          from new_rows cross join lateral unnest(array[%3$s]) as line;
        elsif tg_op = 'DELETE' then
          select string_agg(distinct line, chr(10)) into lines
          from old_rows cross join lateral unnest(array[%3$s]) as line;
        else
          select string_agg(distinct line, chr(10)) into lines
          from (select * from new_rows union all select * from old_rows) as rows
          cross join lateral unnest(array[%3$s]) as line;
        end if;
      end if;
      if octet_length(lines) < 7000 then
        perform pg_notify('changes', %2$L || chr(10) || lines);
      else
        perform pg_notify('changes', %2$L);
      end if;
      return null;
    end $announce$
  $body$, announcer, watched, coalesce(told, 'null::text'));
  execute format(
    'create or replace trigger announce_insert after insert on %s referencing new table as new_rows
     for each statement execute function %I()', watched, announcer);
  execute format(
    'create or replace trigger announce_update after update on %s
     referencing old table as old_rows new table as new_rows
     for each statement execute function %I()', watched, announcer);
  execute format(
    'create or replace trigger announce_delete after delete on %s referencing old table as old_rows
     for each statement execute function %I()', watched, announcer);
  -- Its arguments are where what the table is followed by can be read.
  execute format(
    'create or replace trigger announce_change after truncate on %s
     for each statement execute function announce_change(%s)', watched,
    (select string_agg(quote_literal(each), ', ') from unnest(keys || marks) as each));
end
$$;

-- What only tells its name is left as it is: gathering rows costs more than it would keep.
select watch_table(tgrelid::regclass) from pg_trigger announced
where tgname = 'announce_change' and not exists (
  select from pg_trigger whole
  where whole.tgrelid = announced.tgrelid and whole.tgfoid = 'announce_table()'::regprocedure);

select watch_table('companies', '{id,country}', '{partner_position}');
select watch_table('products', '{id,company_id,country,country category_key,country id,country category_key id}');
select watch_table('product_groups', '{country}');
select watch_table('catalogs', '{company_id,country}');
select watch_table('jobs', '{job_ref,company_id,country,country profession}');
select watch_table('events', '{slug,company_id,country}');
select watch_table('branches', '{company_id}');
select watch_table('departments', '{company_id}');
select watch_table('services', '{company_id}');
select watch_table('brands', '{company_id}');
select watch_table('company_answers', '{company_id}');
select watch_table('company_pictures', '{company_id}');
select watch_table('subscriptions', '{company_id}');
