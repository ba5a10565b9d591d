-- A company may say that nobody is to train models on what it shows; who says nothing allows what the portal allows.
alter table companies add column training_use text check (training_use = 'refused');
create index companies_not_for_training on companies (id) where training_use = 'refused' and listed;
