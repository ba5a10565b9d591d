import { visibilities } from '#features/subscriptions/public.ts';
import { bigint, int, nullable, oneOf, present, text } from '#platform/database/columns.ts';
import { homeDayOf } from '#platform/database/home-days.ts';
import { sql } from '#platform/database/sql.ts';
import type { RowOf } from '#platform/database/statement.ts';
import { cityNameOf } from '#platform/geo/server/city-facet.ts';
import { ofPlan } from './of-plan.ts';

/** The columns of a company in lists. */
export const companyCard = {
  id: bigint,
  name: text,
  name_ar: nullable(text),
  logo: nullable(text),
  type: nullable(int),
  category: text,
  /** The beginning of its description. */
  about: nullable(text),
  about_ar: nullable(text),
  city: nullable(text),
  city_ar: nullable(text),
  visibility: present(oneOf(visibilities)),
  added_on: text,
};

export type CompanyCardRow = RowOf<typeof companyCard>;

/** Columns of the company `c`. */
export const companyCardColumns = sql`
  c.id, c.name, c.name_ar, c.logo, c.type, c.category, left(c.description, 400) as about,
  left(c.description_ar, 400) as about_ar,
  coalesce(c.city, ${cityNameOf('name', sql`c.country`, sql`c.city_key`)}) as city,
  coalesce(c.city_ar, ${cityNameOf('name_ar', sql`c.country`, sql`c.city_key`)}) as city_ar,
  ${ofPlan('visibility', sql`c.id`)},
  ${homeDayOf(sql`c.created_at`)}::text as added_on`;
