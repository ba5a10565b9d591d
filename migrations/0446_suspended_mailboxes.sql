-- Whoever is suspended is looked for by the mailbox when something is sent; they are few.
create index accounts_suspended_by_mailbox on accounts (mailbox_of(email)) where suspended_at is not null;
