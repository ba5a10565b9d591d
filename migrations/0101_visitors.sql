-- How many people opened the portal, by day. Nobody is told apart, and no page is made from it.
create table visitor_days (
  day date primary key,
  visitors integer not null default 0
);
