-- The search box of the home page looks through companies by the words of their names; the other
-- kinds of records bring indexes of their own.
create index companies_words on companies using gin (
  search_vector(name || ' ' || coalesce(name_ar, ''))
) where listed;
