-- An account's new address: it counts once both mailboxes, the old one's and the new one's, have said so.
create table account_email_changes (
  account_id bigint primary key references accounts (id) on delete cascade,
  old_email text not null,
  new_email text not null check (new_email = lower(new_email)),
  -- Links on their way, as hashes; one goes when it is used.
  old_token_hash bytea unique,
  new_token_hash bytea unique,
  -- Who asked stays signed in when it is done.
  session_id bigint references sessions (id) on delete set null,
  expires_at timestamptz not null
);

-- The role stays with the account. A setting that names the address it had makes nobody else an operator.
create trigger note_readdressed_operator after update of email on accounts
  for each row when (old.is_admin and old.email <> new.email) execute function note_former_operator();
