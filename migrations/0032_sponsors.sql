-- The line that rotates at the head of the home page.
create table sponsor_lines (
  id bigint generated always as identity primary key,
  title text not null,
  title_ar text,
  position integer not null default 0,
  active boolean not null default true
);

-- The logos of the SPONSORS grid.
create table sponsor_logos (
  id bigint generated always as identity primary key,
  name text not null,
  name_ar text,
  logo text,
  hyperlink text,
  position integer not null default 0,
  active boolean not null default true
);

select watch_table('sponsor_lines');
select watch_table('sponsor_logos');
