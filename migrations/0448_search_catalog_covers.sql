-- A catalog is known by its cover: answers show it, as they show the pictures of products and events.
create or replace view written_catalog_documents as
select 'catalog'::text as kind, d.record_id, d.company_id, d.country, d.path, d.title, d.title_ar, d.detail, d.detail_ar,
  d.starts_on, d.ends_on, d.price_minor, d.currency,
  (select k.cover from catalogs k where k.id = d.record_id) as picture, folded.names,
  left(folded.subject, 1000) as subject, left(folded.place, 500) as place,
  search_document_words('catalog', d.country, d.title, d.title_ar, folded.names, folded.subject, folded.place,
    folded.body) as words
from catalog_documents d
cross join lateral (
  select search_words_of(d.names) as names, search_words_of(d.subject) as subject, search_words_of(d.place) as place,
    search_words_of(d.body) as body
  offset 0
) as folded;

update search_documents held set picture = k.cover from catalogs k
where held.kind = 'catalog' and k.id = held.record_id and k.cover is not null;
