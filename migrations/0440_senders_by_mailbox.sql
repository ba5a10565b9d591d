-- Whoever is blocked, or has sent enough, has one mailbox and any number of addresses for it: what stands behind a
-- plus, and dots at Google. The same rule as `mailboxOf` in src/platform/limits/mailbox.ts; a test compares them.
create function mailbox_of(address text) returns text
  language sql immutable parallel safe
  return case
    when split_part(address, '@', -1) in ('gmail.com', 'googlemail.com')
      then replace(split_part(regexp_replace(address, '@[^@]*$', ''), '+', 1), '.', '') || '@gmail.com'
    else split_part(regexp_replace(address, '@[^@]*$', ''), '+', 1) || '@' || split_part(address, '@', -1)
  end;

create index enquiries_of_mailbox on enquiries (mailbox_of(email), created_at);
create index quote_requests_of_mailbox on quote_requests (mailbox_of(email), created_at);
create index enquiry_senders_by_mailbox on enquiry_senders (mailbox_of(email));
