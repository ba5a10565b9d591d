create extension if not exists pg_trgm;

-- What people do not type exactly, made equal: case, the forms of alef, final ya and ta marbuta,
-- tatweel, vowel marks and Arabic-Indic digits. Indexes and queries both go through it.
create function search_fold(value text) returns text
language sql immutable parallel safe strict
return lower(translate(
  value,
  'أإآٱىةؤئ٠١٢٣٤٥٦٧٨٩ـ' || U&'\064B\064C\064D\064E\064F\0650\0651\0652\0670',
  'اااايهوي0123456789'
));
