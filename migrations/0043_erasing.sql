-- Erasing an account looks for what was written from its address.
create index messages_by_email on messages (email);
create index mails_by_recipient on mails (recipient);
create index mails_by_reply_to on mails (reply_to) where reply_to is not null;
