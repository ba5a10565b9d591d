-- How often the paper of an accepted quotation was tried; one that cannot be set goes as plain text, and is due no more.
alter table quotation_deals add column tries int not null default 0;
