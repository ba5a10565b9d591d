import { staffRanges } from '#features/companies/profile/company-sections.ts';
import { visibilities } from '#features/subscriptions/public.ts';
import { currentPlanOf, planFacts } from '#features/subscriptions/server/public.ts';
import {
  bigint,
  date,
  int,
  nullable,
  oneOf,
  present,
  text,
  tsquery,
} from '#platform/database/columns.ts';
import { raw, type Sql, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { GLANCED_AT } from '#platform/database/word-search.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { companies } from './companies.table.ts';
import { type ListPosition, startKeyOf } from './daily-order.ts';
import { verificationColumns, verificationRow } from './verification-columns.ts';

const card = {
  id: bigint,
  name: text,
  name_ar: nullable(text),
  logo: nullable(text),
  type: nullable(int),
};

const cardColumns = raw(Object.keys(card).join(', '));

/** What the company's plan of today says in a column of its own. */
const ofPlan = (column: 'visibility' | 'ads', company: Sql) => sql`
  (select ${raw(column)} from ${planFacts} where id = ${currentPlanOf(company, sql`$today::date`)})`;

/** Every company has a plan, be it the free one. */
const visibility = present(oneOf(visibilities));

const ringCard = { ...card, lap: int, shuffle_key: bigint, visibility };

/** After one key before the ring ends, after another from its beginning to the day's start. */
function ringOf(source: Sql, limit: Sql): Sql {
  return sql`
    select * from (
      (select ${cardColumns}, 0 as lap, shuffle_key from ${source}
       where listed and country = $country and shuffle_key > $afterInFirstLap
       order by shuffle_key limit ${limit})
      union all
      (select ${cardColumns}, 1 as lap, shuffle_key from ${source}
       where listed and country = $country and shuffle_key > $afterInSecondLap
         and shuffle_key < $start
       order by shuffle_key limit ${limit})
    ) as laps
    order by lap, shuffle_key limit ${limit}`;
}

function cardsOf(ring: Sql): Sql {
  return sql`
    select ring.*, ${ofPlan('visibility', sql`ring.id`)}
    from (${ring}) as ring order by lap, shuffle_key limit $atMost`;
}

const range = {
  country: text,
  afterInFirstLap: bigint,
  afterInSecondLap: bigint,
  start: bigint,
  atMost: bigint,
  today: date,
};

type Asked = { readonly country: string; readonly at: ListPosition; readonly limit: number };

/** The values of the queries of cards. */
export function cardValues({ country, at, limit }: Asked, now: Date) {
  return {
    country,
    afterInFirstLap: at.lap === 0 ? at.afterKey : Number.MAX_SAFE_INTEGER,
    afterInSecondLap: at.lap === 1 ? at.afterKey : -1,
    start: startKeyOf(at.day),
    atMost: limit,
    today: todayAt(now),
  };
}

export const selectCompanyCards = query({
  name: 'companies.of-country',
  values: range,
  row: ringCard,
  sql: cardsOf(ringOf(sql`${companies}`, sql`$atMost`)),
});

const words = sql`search_vector(name || ' ' || coalesce(name_ar, ''))`;

const searched = { ...range, question: nullable(tsquery) };

/** Looks at the first of the ring only. */
export const glanceCompanyCards = query({
  name: 'companies.glanced',
  values: searched,
  row: ringCard,
  sql: cardsOf(sql`
    select * from (${ringOf(sql`${companies}`, sql`${GLANCED_AT}`)}) as first
    where ${words} @@ $question::tsquery`),
});

/** Looks everywhere, through the index of words. */
export const searchCompanyCards = query({
  name: 'companies.searched',
  values: searched,
  row: ringCard,
  sql: sql`
    with found as materialized (
      select ${cardColumns}, listed, country, shuffle_key from ${companies}
      where listed and country = $country and ${words} @@ $question::tsquery
    ) ${cardsOf(ringOf(sql`found`, sql`$atMost`))}`,
});

export const selectCompany = query({
  name: 'companies.detail',
  values: { id: bigint, today: date },
  row: {
    ...card,
    category: text,
    country: text,
    description: nullable(text),
    description_ar: nullable(text),
    address: nullable(text),
    address_ar: nullable(text),
    website: nullable(text),
    email: text,
    phone_country: text,
    phone: text,
    city: nullable(text),
    city_ar: nullable(text),
    founded_year: nullable(int),
    staff: nullable(oneOf(staffRanges)),
    spoken_languages: nullable(text),
    opening_hours: nullable(text),
    certificates: nullable(text),
    whatsapp: nullable(text),
    coordinates: nullable(text),
    social_links: nullable(text),
    about_offer: nullable(text),
    about_offer_ar: nullable(text),
    about_clients: nullable(text),
    about_clients_ar: nullable(text),
    about_quality: nullable(text),
    about_quality_ar: nullable(text),
    about_support: nullable(text),
    about_support_ar: nullable(text),
    cover: nullable(text),
    video_link: nullable(text),
    visibility,
    ...verificationRow,
  },
  sql: sql`
    select ${cardColumns}, category, country, description, description_ar, address, address_ar,
      website, email, phone_country, phone, city, city_ar, founded_year, staff, spoken_languages,
      opening_hours, certificates, whatsapp, coordinates, social_links, about_offer, about_offer_ar,
      about_clients, about_clients_ar, about_quality, about_quality_ar, about_support,
      about_support_ar, cover, video_link, ${ofPlan('visibility', sql`c.id`)},
      ${verificationColumns}
    from ${companies} c where id = $id and listed`,
});

export const selectPartners = query({
  name: 'companies.partner-logos',
  values: { atMost: bigint },
  row: { id: bigint, name: text, name_ar: nullable(text), logo: nullable(text) },
  sql: sql`
    select id, name, name_ar, logo from ${companies}
    where listed and partner_position is not null
    order by partner_position, id limit $atMost`,
});

/** Places for companies whose plan includes ads. */
export const selectTopExhibitors = query({
  name: 'companies.top-exhibitors',
  values: { country: text, atMost: bigint, today: date },
  row: {
    id: bigint,
    name: text,
    name_ar: nullable(text),
    logo: nullable(text),
    type: nullable(int),
  },
  sql: sql`
    select id, name, name_ar, logo, type from ${companies}
    where listed and country = $country and top_position is not null
      and ${ofPlan('ads', sql`companies.id`)}
    order by top_position, id limit $atMost`,
});
