-- Who blocked whom after the person was erased: the mailbox as a hash, so that a new account with the same address
-- is no way around it. Asked when something is sent, never shown; a company that takes its word back drops it.
create table erased_sender_blocks (
  company_id bigint references companies (id) on delete cascade,
  mailbox_hash bytea not null,
  unique nulls not distinct (mailbox_hash, company_id)
);
create index erased_sender_blocks_of_company on erased_sender_blocks (company_id);

create function mailbox_hash_of(address text) returns bytea
  language sql immutable parallel safe
  return sha256(convert_to(mailbox_of(address), 'UTF8'));
