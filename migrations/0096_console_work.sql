-- Who of the operators looks after a message, and what was answered.
alter table messages
  add column assigned_to bigint references accounts (id) on delete set null,
  add column answer text,
  -- Kept as it was then: the account may be gone later.
  add column answered_by text,
  add check (num_nulls(answer, answered_by) in (0, 2));

create index orders_newest on orders (created_at desc, id desc);
create index mails_given_up on mails (id desc) where failed_at is not null;
