-- All public records in files, made at night where the operator turns it on.
create table open_dumps (
  kind text not null,
  -- A kind is cut into parts, so that none of them is too large to make and to fetch.
  part int not null check (part > 0),
  file text not null unique,
  records int not null check (records >= 0),
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Where the list of changes goes on from.
  mark text not null,
  made_at timestamptz not null default now(),
  primary key (kind, part)
);
select watch_table('open_dumps');

-- Of processes that share the database, one makes them; a claim of one that died ends by itself.
create table open_dump_claims (only_one boolean primary key default true check (only_one), claimed_at timestamptz);
insert into open_dump_claims default values;
