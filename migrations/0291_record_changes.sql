-- What was last done to each record that visitors see or saw, in an order that a mirror can follow.
-- A row is told once no older transaction is under way (xid below the snapshot's xmin): after that nothing
-- can come in before it, whichever transaction commits first.
create table record_changes (
  kind text not null,
  record_id bigint not null,
  -- Of its page; nothing of a record that is gone is kept but its number.
  path text,
  ends_on date,
  is_shown boolean not null,
  -- When visitors began to see it.
  shown_xid xid8 not null,
  xid xid8 not null,
  seq bigint not null,
  changed_at timestamptz not null default now(),
  primary key (kind, record_id),
  check (is_shown or path is null)
);
create unique index record_changes_in_order on record_changes (xid, seq);
create sequence record_change_order owned by record_changes.seq;

-- Marks are of one history; a restored backup begins another.
create table change_history (
  only_one boolean primary key default true check (only_one),
  id uuid not null default gen_random_uuid()
);
insert into change_history default values;

-- Arguments: the kind, then as SQL over a row its path, whether it is shown, and its last day.
create function note_record_changes() returns trigger language plpgsql as $$
declare
  kind text := tg_argv[0];
  now_rows text := format(
    'select id, %s as path, (%s) as is_shown, %s as ends_on from new_rows', tg_argv[1], tg_argv[2], tg_argv[3]);
  was_rows text := format('select id, (%s) as was_shown from old_rows', tg_argv[2]);
begin
  execute format(
    'insert into record_changes as known
       (kind, record_id, path, ends_on, is_shown, shown_xid, xid, seq)
     select %L, id, case when is_shown then path end, case when is_shown then ends_on end, is_shown,
       pg_current_xact_id(), pg_current_xact_id(), nextval(''record_change_order'')
     from (%s) as touched where is_shown or was_shown
     on conflict (kind, record_id) do update set
       path = excluded.path, ends_on = excluded.ends_on, is_shown = excluded.is_shown,
       shown_xid = case when known.is_shown then known.shown_xid else excluded.shown_xid end,
       xid = excluded.xid, seq = excluded.seq, changed_at = excluded.changed_at',
    kind,
    case tg_op
      when 'INSERT' then format('select *, false as was_shown from (%s) as n', now_rows)
      when 'UPDATE' then format('select * from (%s) as n join (%s) as o using (id)', now_rows, was_rows)
      else format('select id, null::text as path, null::date as ends_on, false as is_shown, was_shown from (%s) as o', was_rows)
    end);
  return null;
end
$$;

create function note_changes_of(
  noted regclass, kind text, path text, is_shown text, ends_on text default 'null::date'
) returns void language plpgsql as $$
declare
  called text := format('note_record_changes(%L, %L, %L, %L)', kind, path, is_shown, ends_on);
begin
  execute format('create trigger note_insert after insert on %s
    referencing new table as new_rows for each statement execute function %s', noted, called);
  execute format('create trigger note_update after update on %s
    referencing new table as new_rows old table as old_rows for each statement execute function %s', noted, called);
  execute format('create trigger note_delete after delete on %s
    referencing old table as old_rows for each statement execute function %s', noted, called);
  execute format('insert into record_changes (kind, record_id, path, ends_on, is_shown, shown_xid, xid, seq)
    select %L, id, %s, %s, true, pg_current_xact_id(), pg_current_xact_id(), nextval(''record_change_order'')
    from %s where %s order by id', kind, path, ends_on, noted, is_shown);
end
$$;

select note_changes_of('companies', 'company', '''/company/'' || id', 'listed');
select note_changes_of('products', 'product', '''/product/'' || id', 'listed');
select note_changes_of('catalogs', 'catalog', '''/company/'' || company_id || ''?tab=catalogs''', 'shown');
select note_changes_of('events', 'event', '''/event/'' || slug', 'shown', 'expiry_date');
select note_changes_of('jobs', 'job', '''/job/'' || job_ref', 'shown', 'expiry_date');
