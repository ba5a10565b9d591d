-- What operators look for by a part of a word, such as half an address: looked up, not looked for.
create extension if not exists pg_trgm;

create index orders_searched on orders using gin (email gin_trgm_ops, company_name gin_trgm_ops);
create index orders_by_charge on orders (provider_ref);
create index messages_searched on messages
  using gin (name gin_trgm_ops, email gin_trgm_ops, topic gin_trgm_ops, message gin_trgm_ops);
create index mails_searched on mails using gin (
  recipient gin_trgm_ops,
  -- A mail that expires holds a secret, in its subject too.
  (case when expires_at is null then subject end) gin_trgm_ops
);
create index accounts_searched on accounts using gin (email gin_trgm_ops, name gin_trgm_ops);
create index companies_searched on companies
  using gin (name gin_trgm_ops, name_ar gin_trgm_ops, email gin_trgm_ops);
create index audit_log_by_actor on audit_log using gin (actor gin_trgm_ops);
