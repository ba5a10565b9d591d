import type { visibilities } from '#features/subscriptions/public.ts';
import { currentPlanOf } from '#features/subscriptions/server/public.ts';
import { prepared } from '#platform/database/prepared.ts';
import { raw } from '#platform/database/sql.ts';
import { GLANCED_AT } from '#platform/database/word-search.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { type ListPosition, startKeyOf } from './daily-order.ts';

export type CompanyCard = {
  id: number;
  name: string;
  name_ar: string | null;
  logo: string | null;
  type: number | null;
};

/** What the company's plan of that day says in a column of its own. */
const ofPlan = (column: string, company: string, day: string) =>
  `(select ${column} from plans where id = ${currentPlanOf(raw(company), raw(day)).text})`;

type Visible = { visibility: (typeof visibilities)[number] };

const cardColumns = 'id, name, name_ar, logo, type';

type RingCard = CompanyCard & Visible & { lap: 0 | 1; shuffle_key: number };

/** $1 country, $2 after this key before the ring ends, $3 after this key from its beginning, $4 the day's start. */
function ringOf(companies: string, limit: string): string {
  return `select * from (
     (select ${cardColumns}, 0 as lap, shuffle_key from ${companies}
      where listed and country = $1 and shuffle_key > $2
      order by shuffle_key limit ${limit})
     union all
     (select ${cardColumns}, 1 as lap, shuffle_key from ${companies}
      where listed and country = $1 and shuffle_key > $3 and shuffle_key < $4
      order by shuffle_key limit ${limit})
   ) as laps
   order by lap, shuffle_key limit ${limit}`;
}

/** $5 how many, $6 today. */
function cardsOf(ring: string): string {
  return `select ring.*, ${ofPlan('visibility', 'ring.id', '$6::date')}
    from (${ring}) as ring order by lap, shuffle_key limit $5`;
}

type Asked = { readonly country: string; readonly at: ListPosition; readonly limit: number };

/** The values of the queries of cards, in their order. */
export function cardValues({ country, at, limit }: Asked, now: Date): readonly unknown[] {
  const afterInFirstLap = at.lap === 0 ? at.afterKey : Number.MAX_SAFE_INTEGER;
  const afterInSecondLap = at.lap === 1 ? at.afterKey : -1;
  return [country, afterInFirstLap, afterInSecondLap, startKeyOf(at.day), limit, todayAt(now)];
}

export const selectCompanyCards = prepared<RingCard>(
  'companies-of-country',
  cardsOf(ringOf('companies', '$5')),
);

const words = `search_vector(name || ' ' || coalesce(name_ar, ''))`;

/** As above; $7 the question. Looks at the first of the ring only. */
export const glanceCompanyCards = prepared<RingCard>(
  'companies-glanced',
  cardsOf(`select * from (${ringOf('companies', String(GLANCED_AT))}) as first
    where ${words} @@ $7::tsquery`),
);

/** As above. Looks everywhere, through the index of words. */
export const searchCompanyCards = prepared<RingCard>(
  'companies-searched',
  `with found as materialized (
     select ${cardColumns}, listed, country, shuffle_key from companies
     where listed and country = $1 and ${words} @@ $7::tsquery
   ) ${cardsOf(ringOf('found', '$5'))}`,
);

/** $1 company, $2 today. */
export const selectCompany = prepared<
  CompanyCard &
    Visible & {
      category: string;
      country: string;
      description: string | null;
      description_ar: string | null;
      address: string | null;
      address_ar: string | null;
      website: string | null;
      email: string;
      phone_country: string;
      phone: string;
    }
>(
  'company-detail',
  `select ${cardColumns}, category, country, description, description_ar, address, address_ar,
     website, email, phone_country, phone, ${ofPlan('visibility', 'companies.id', '$2::date')}
   from companies where id = $1 and listed`,
);

export const selectPartners = prepared<Pick<CompanyCard, 'id' | 'name' | 'name_ar' | 'logo'>>(
  'partner-logos',
  `select id, name, name_ar, logo from companies
   where listed and partner_position is not null
   order by partner_position, id limit $1`,
);

/** Places for companies whose plan includes ads. $1 country, $2 how many, $3 today. */
export const selectTopExhibitors = prepared<Pick<CompanyCard, 'id' | 'name' | 'name_ar'>>(
  'top-exhibitors',
  `select id, name, name_ar from companies
   where listed and country = $1 and top_position is not null
     and ${ofPlan('ads', 'companies.id', '$3::date')}
   order by top_position, id limit $2`,
);
