-- What people asked for in vain, and by how many of them. Nobody is told apart: who asked is kept until the
-- night as a mark that only the day's salt can make, and both go then.
create table search_misses (
  -- As words are compared.
  question text collate "C" primary key,
  -- How many askers found nothing, and how many opened nothing of what they found.
  unanswered bigint not null,
  unopened bigint not null,
  last_on date not null
);
create index search_misses_by_askers on search_misses ((unanswered + unopened) desc, question);

create table search_salts (
  day date primary key,
  salt uuid not null default gen_random_uuid()
);

create table search_askers (
  day date not null,
  mark bytea not null,
  primary key (day, mark)
);
