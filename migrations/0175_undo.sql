-- Mails that can still be taken back. They go on their way when the time to do so is over.
create table held_mails (
  id bigint generated always as identity primary key,
  -- What they belong to, such as deletion:5; taken back, all of them are.
  hold text not null,
  release_at timestamptz not null,
  recipient text not null,
  reply_to text,
  subject text not null,
  body text not null,
  language text not null check (language in ('en', 'ar')),
  lane text not null,
  topic text,
  attachment_name text,
  attachment_type text,
  attachment bytea
);
create index held_mails_due on held_mails (release_at, id);
create index held_mails_of_hold on held_mails (hold);
create index held_mails_of_recipient on held_mails (recipient, topic);

-- Rows that were deleted and can still be brought back.
create table deletions (
  id bigint generated always as identity primary key,
  -- Whose they were; of the operator's own, nobody's.
  company_id bigint references companies (id) on delete cascade,
  table_name text not null,
  row_ids bigint[] not null,
  undo_until timestamptz not null,
  undone_at timestamptz
);
create index deletions_due on deletions (undo_until);
create index deletions_of_company on deletions (company_id);

create table deleted_rows (
  id bigint generated always as identity primary key,
  deletion_id bigint not null references deletions (id) on delete cascade,
  table_name text not null,
  -- The column by which it belongs to a deleted row; none of such a row itself.
  link text,
  -- It stays without the deleted row: nothing but its link is to be brought back.
  stays boolean not null default false,
  content jsonb not null
);
create index deleted_rows_of_deletion on deleted_rows (deletion_id, id);

-- Whatever goes or changes along with the rows is kept too, by what the foreign keys say: a table that
-- refers to them later needs no line here.
create function keep_deleted_rows() returns trigger language plpgsql as $$
declare
  link record;
begin
  execute format(
    'insert into deleted_rows (deletion_id, table_name, content)
     select $1, $2, to_jsonb(kept) from (select * from %I where id = any($3) order by id for update) kept',
    new.table_name)
  using new.id, new.table_name, new.row_ids;
  for link in
    select source.relname::text as table_name, a.attname::text as name, c.confdeltype = 'n' as stays
    from pg_constraint c
    join pg_class source on source.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = to_regclass(quote_ident(new.table_name))
      and c.confdeltype in ('c', 'n')
  loop
    execute format(
      'insert into deleted_rows (deletion_id, table_name, link, stays, content)
       select $1, $2, $3, $4, %s from %I kept where %I = any($5)',
      case when link.stays then 'jsonb_build_object(''id'', kept.id, $3, kept.' || quote_ident(link.name) || ')'
        else 'to_jsonb(kept)' end,
      link.table_name, link.name)
    using new.id, link.table_name, link.name, link.stays, new.row_ids;
  end loop;
  return null;
end $$;
create trigger deletions_keep after insert on deletions
  for each row execute function keep_deleted_rows();

create function restore_deleted_rows() returns trigger language plpgsql as $$
declare
  part record;
  columns text;
begin
  for part in
    select table_name, link, stays from deleted_rows where deletion_id = new.id
    group by table_name, link, stays order by link nulls first
  loop
    if part.stays then
      execute format(
        'update %1$I stayed set %2$I = (kept.content ->> %2$L)::bigint from deleted_rows kept
         where kept.deletion_id = $1 and kept.table_name = %1$L and kept.link = %2$L
           and stayed.id = (kept.content ->> ''id'')::bigint and stayed.%2$I is null',
        part.table_name, part.link)
      using new.id;
    else
      select string_agg(quote_ident(attname), ', ' order by attnum) into columns
      from pg_attribute
      where attrelid = to_regclass(quote_ident(part.table_name)) and attnum > 0
        and not attisdropped and attgenerated = '';
      execute format(
        'insert into %1$I (%2$s) overriding system value
         select %2$s from (
           select whole.* from deleted_rows kept, jsonb_populate_record(null::%1$I, kept.content) whole
           where kept.deletion_id = $1 and kept.table_name = %1$L and kept.link is not distinct from $2
           order by kept.id) restored',
        part.table_name, columns)
      using new.id, part.link;
    end if;
  end loop;
  return null;
end $$;
create trigger deletions_restore after update of undone_at on deletions
  for each row when (old.undone_at is null and new.undone_at is not null)
  execute function restore_deleted_rows();

-- An application whose job came back needs no copy of what the job was.
create function forget_removed_job() returns trigger language plpgsql as $$
begin
  new.removed_job_title := null;
  new.removed_job_title_ar := null;
  new.removed_company_name := null;
  new.removed_company_name_ar := null;
  new.removed_on := null;
  return new;
end $$;
create trigger applications_forget_removed before update of job_id on applications
  for each row when (old.job_id is null and new.job_id is not null)
  execute function forget_removed_job();
