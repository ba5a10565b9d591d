-- Every text of a legal page that was ever saved, as it was saved; the latest is the one that is shown.
create table static_content_versions (
  id bigint generated always as identity primary key,
  content_id smallint not null check (content_id between 1 and 4),
  title text not null,
  title_ar text not null,
  html text not null,
  html_ar text not null,
  -- Kept as it was then: the account may be gone later.
  saved_by text not null,
  saved_at timestamptz not null default now()
);
create index static_content_versions_of on static_content_versions (content_id, id desc);

insert into static_content_versions (content_id, title, title_ar, html, html_ar, saved_by, saved_at)
select id, title, title_ar, html, html_ar, '', updated_at from static_contents;
