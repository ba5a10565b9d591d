-- What the search box looks through: names that begin with the words first, then those that hold them.
create index companies_name_start on companies (search_fold(name) text_pattern_ops) where listed;
create index companies_name_ar_start on companies (search_fold(name_ar) text_pattern_ops)
  where listed and name_ar is not null;
create index companies_words on companies using gin (
  search_fold(name || ' ' || coalesce(name_ar, '')) gin_trgm_ops
) where listed;
create index catalogs_title_start on catalogs (search_fold(title) text_pattern_ops) where shown;
create index catalogs_title_ar_start on catalogs (search_fold(title_ar) text_pattern_ops)
  where shown and title_ar is not null;
