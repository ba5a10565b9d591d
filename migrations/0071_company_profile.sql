-- What an exhibitor says of the company beyond what every visitor sees; the notes are for the operator.
alter table companies
  add column social_links text,
  add column other_details text,
  add column notes text;
