-- Whoever keeps answers in memory hears of every change when it is committed, whoever made it.
create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', tg_table_name);
  return null;
end
$$;

-- Every table that visitors' answers are made from is watched; a test looks that none is forgotten.
create function watch_table(watched regclass) returns void language plpgsql as $$
begin
  execute format(
    'create trigger announce_change after insert or update or delete or truncate on %s
     for each statement execute function announce_change()', watched);
end
$$;

select watch_table('companies');
select watch_table('settings');
