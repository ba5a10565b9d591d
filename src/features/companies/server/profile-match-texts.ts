import { sql } from '#platform/database/sql.ts';
import { companies } from './companies.table.ts';

/** Texts from the profile of the company `asked`, for explaining a search match. */
export const profileMatchTexts = sql`
  select said.source, said.line, said.line_ar from ${companies} n
  cross join lateral (values
    ('about', n.description, n.description_ar),
    ('about', n.about_offer, n.about_offer_ar),
    ('about', n.about_clients, n.about_clients_ar),
    ('about', n.about_quality, n.about_quality_ar),
    ('about', n.about_support, n.about_support_ar),
    ('certificate', n.certificates, null),
    ('address', n.address, n.address_ar)
  ) as said (source, line, line_ar)
  where n.id = asked.id and said.line is not null`;
