-- What the operator may change about the site; a missing row means the default in the code.
create table settings (
  name text primary key,
  value text not null
);
