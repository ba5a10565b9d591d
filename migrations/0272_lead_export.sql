-- Every plan gets enquiries; taking them along as files comes with those that are paid for.
alter table plans add column lead_export boolean not null default false;
update plans set lead_export = id > 0;
