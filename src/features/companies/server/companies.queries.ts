import { staffRanges } from '#features/companies/profile/company-sections.ts';
import { visibilities } from '#features/subscriptions/public.ts';
import { bigint, date, int, nullable, oneOf, present, text } from '#platform/database/columns.ts';
import { ANYTHING, rowsOf } from '#platform/database/followed-rows.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { companies } from './companies.table.ts';
import { companyAnswers } from './company-answers.table.ts';
import { answerColumns, answersRow, joinAnswers } from './company-answers.ts';
import { companyCard, companyCardColumns } from './company-cards.ts';
import { type ListPosition, RING_LENGTH, startKeyOf } from './daily-order.ts';
import { ofPlan } from './of-plan.ts';
import { verificationColumns, verificationRow } from './verification-columns.ts';

const card = {
  id: bigint,
  name: text,
  name_ar: nullable(text),
  logo: nullable(text),
  type: nullable(int),
};

const cardColumns = raw(Object.keys(card).join(', '));

/** Never null: every company has a plan, if only the free one. */
const visibility = present(oneOf(visibilities));

export const ringCard = { ...companyCard, lap: int, shuffle_key: bigint };

/** The rest of the ring after a key, then from the ring's beginning up to the day's start. */
const ring = sql`
  select * from (
    (select id, 0 as lap, shuffle_key from ${companies}
     where listed and country = $country and shuffle_key > $afterInFirstLap
     order by shuffle_key limit $atMost)
    union all
    (select id, 1 as lap, shuffle_key from ${companies}
     where listed and country = $country and shuffle_key > $afterInSecondLap
       and shuffle_key < $start
     order by shuffle_key limit $atMost)
  ) as laps
  order by lap, shuffle_key limit $atMost`;

export const cardRange = {
  country: text,
  afterInFirstLap: bigint,
  afterInSecondLap: bigint,
  start: bigint,
  atMost: bigint,
  today: date,
};

type Asked = { readonly country: string; readonly at: ListPosition; readonly limit: number };

/** Parameters of the card queries. */
export function cardValues({ country, at, limit }: Asked, now: Date) {
  return {
    country,
    afterInFirstLap: at.lap === 0 ? at.afterKey : RING_LENGTH,
    afterInSecondLap: at.lap === 1 ? at.afterKey : -1,
    start: startKeyOf(at.day),
    atMost: limit,
    today: todayAt(now),
  };
}

/** The cards of a country in the day's order; `joins` can add columns of tables joined to the company `c`. */
export const cardsOfCountry = (columns = raw(''), joins = raw('')) => sql`
  select ${companyCardColumns}, ring.lap, ring.shuffle_key ${columns}
  from (${ring}) as ring join ${companies} c on c.id = ring.id ${joins}
  order by ring.lap, ring.shuffle_key`;

export const followedCards = rowsOf(companies, { country: '$country' });

export const selectCompanyCards = query({
  name: 'companies.of-country',
  values: cardRange,
  row: ringCard,
  sql: cardsOfCountry(),
  follows: [followedCards],
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
    ...answersRow,
  },
  sql: sql`
    select ${cardColumns}, category, country, description, description_ar, address, address_ar,
      website, email, phone_country, phone, city, city_ar, founded_year, staff, spoken_languages,
      opening_hours, certificates, whatsapp, coordinates, social_links, about_offer, about_offer_ar,
      about_clients, about_clients_ar, about_quality, about_quality_ar, about_support,
      about_support_ar, cover, video_link, ${ofPlan('visibility', sql`c.id`)},
      ${verificationColumns}, ${answerColumns}
    from ${companies} c ${joinAnswers('enquiries')}
    where id = $id and listed`,
  follows: [rowsOf(companies, { id: '$id' }), rowsOf(companyAnswers, { company_id: '$id' })],
});

export const selectPartners = query({
  name: 'companies.partner-logos',
  values: { atMost: bigint },
  row: { id: bigint, name: text, name_ar: nullable(text), logo: nullable(text) },
  sql: sql`
    select id, name, name_ar, logo from ${companies}
    where listed and partner_position is not null
    order by partner_position, id limit $atMost`,
  follows: [rowsOf(companies, { partner_position: ANYTHING })],
});

/** Top exhibitors are ads: only companies whose plan includes them are shown. */
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
  follows: [rowsOf(companies, { country: '$country' })],
});
