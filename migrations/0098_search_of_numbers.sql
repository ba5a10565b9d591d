-- As before, but a short number stands for itself: "500" is a strength, and the codes of a million
-- products begin with every pair of digits there is.
create or replace function prefix_query(typed text) returns tsquery
language sql immutable strict parallel safe
return (
  select string_agg(
    quote_literal(word) ||
      case when char_length(word) > 3 or (char_length(word) > 1 and word !~ '^[0-9]+$')
        then ':*' else '' end,
    ' & ')::tsquery
  from unnest(tsvector_to_array(search_vector(typed))) as word
);
