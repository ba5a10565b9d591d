-- The legal pages as the operator edited them; a missing row means the text the product ships with.
create table static_contents (
  -- 1 privacy, 2 terms, 3 cookies, 4 data protection
  id smallint primary key check (id between 1 and 4),
  title text not null,
  title_ar text not null,
  html text not null,
  html_ar text not null,
  updated_at timestamptz not null default now()
);

-- Questions and answers as the operator edited them; an empty table means the shipped ones.
create table faq_items (
  id bigint generated always as identity primary key,
  category text not null check (category in ('account', 'jobs', 'events', 'billing')),
  question text not null,
  question_ar text not null,
  answer text not null,
  answer_ar text not null,
  position integer not null default 0
);

select watch_table('static_contents');
select watch_table('faq_items');
