import { companyFacts } from '#features/companies/server/public.ts';
import { jobChoicesTexts as texts } from '#features/jobs/job-choices.texts.ts';
import { employmentTexts } from '#features/jobs/job-kinds.texts.ts';
import { jobNarrowing } from '#features/jobs/job-narrowing.ts';
import { professionTexts } from '#features/jobs/professions.texts.ts';
import { findListed } from '#features/search/server/public.ts';
import { date, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { cityFacet } from '#platform/geo/server/city-facet.ts';
import { since, worded } from '#platform/narrowing/server/facet-kinds.ts';
import { followedList } from '#platform/narrowing/server/followed-list.ts';
import {
  moneyValues,
  moneyValuesOf,
  ofAmounts,
  rankOfAmount,
} from '#platform/narrowing/server/money-facet.ts';
import { narrowedList } from '#platform/narrowing/server/narrowed-list.ts';
import { narrowedReader } from '#platform/narrowing/server/narrowed-reader.ts';
import { jobCard, jobColumns } from './jobs.queries.ts';
import { jobs } from './jobs.table.ts';

/** Steps for monthly pay, from amounts usual in dinars to those usual in rupees. */
const payEdges = [250, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

const pay = sql`n.salary_to_minor`;
const currency = sql`n.salary_currency`;

/** The open jobs of a country, with their filters. */
const jobList = narrowedList({
  name: 'jobs',
  narrowing: jobNarrowing,
  from: sql`${jobs} n`,
  id: sql`n.id`,
  where: sql`n.shown and n.country = $country and n.expiry_date >= $today::date`,
  values: { country: text, today: date, ...moneyValues },
  facets: {
    profession: worded({ label: texts.profession, value: sql`n.profession` }, professionTexts),
    employment: worded({ label: texts.employment, value: sql`n.employment_kind` }, employmentTexts),
    city: cityFacet(sql`n.city_key`),
    pay: ofAmounts({ label: texts.pay, amount: pay, currency, edges: payEdges }),
    posted: since({
      label: texts.posted,
      day: sql`n.start_date`,
      days: { 1: texts.lastDay, 3: texts.lastThreeDays, 7: texts.lastWeek, 30: texts.lastMonth },
    }),
  },
  ranks: {
    newest: sql`date '2000-01-01' - n.start_date`,
    closing: sql`n.expiry_date - date '2000-01-01'`,
    pay: rankOfAmount(pay, currency, 'dearest first'),
  },
  ties: 'newest first',
  row: jobCard,
  columns: jobColumns,
  joins: sql`
    join ${jobs} j on j.id = listed.id join ${companyFacts} c on c.id = j.company_id`,
});

const valuesOf = (country: string, today: CalendarDate) => ({
  country,
  today,
  ...moneyValuesOf(country, payEdges),
});

export const narrowedJobs = narrowedReader({
  list: jobList,
  find: (connection, sought) => findListed(connection, { ...sought, kind: 'job' }),
  valuesOf,
  words: {
    sorts: { newest: texts.newest, closing: texts.closing, pay: texts.bestPaid },
    counted: texts.total,
  },
});

export const followedJobs = followedList({ path: '/jobs', kind: 'job', list: jobList, valuesOf });
