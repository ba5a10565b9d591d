import * as z from 'zod/mini';
import { companyMatch } from '#features/search/public.ts';
import { visibilities } from '#features/subscriptions/public.ts';
import { type CallAnswer, declareCall } from '#platform/calls/call.ts';
import { cursorLike } from '#platform/calls/cursor-fields.ts';
import { countryCode, recordId, searchText, wholeNumber } from '#platform/calls/fields.ts';
import { byName } from '#platform/fields/by-name.ts';
import { countryFacts } from '#platform/geo/country-facts.ts';
import type { AskedNarrowing } from '#platform/narrowing/asked-narrowing.ts';
import {
  choicesInput,
  choicesOutput,
  narrowedCursor,
  narrowingFields,
} from '#platform/narrowing/narrowing-fields.ts';
import { companyNarrowing } from './company-narrowing.ts';
import { aboutSections, staffRanges } from './profile/company-sections.ts';
import { verification } from './verification.ts';

export const COMPANIES_PER_PAGE = 12;
export const PARTNERS_SHOWN = 12;
export const TOP_EXHIBITORS_ASKED = 6;

const pageSize = (usual: number) => z._default(wholeNumber({ min: 1, max: 50 }), usual);

/** Follows from the company's plan. */
const visibility = z.enum(visibilities);

export const listCompanies = declareCall({
  method: 'GET',
  path: 'companies/companies.php',
  summary: 'Companies of a country, in an order that changes every day',
  access: 'visitor',
  input: {
    limit: pageSize(COMPANIES_PER_PAGE),
    country: z.optional(countryCode),
    search: z.optional(searchText),
    ...narrowingFields(companyNarrowing),
    cursor: z.optional(narrowedCursor(cursorLike(/^\d{8}\.[01]\.\d{1,16}$/))),
  },
  output: {
    companies: z.array(
      z.object({
        id: z.int(),
        company_name: z.string(),
        company_logo: z.nullable(z.string()),
        company_type_name: z.string(),
        /** The company type, or its field (hospital, clinic) where the type says nothing. */
        company_kind_name: z.string(),
        company_city: z.nullable(z.string()),
        /** The first sentence of the company's description. */
        company_line: z.nullable(z.string()),
        /** In a search by words: the part of the company's data that matched. */
        company_match: companyMatch,
        /** How many entries the company shows; counting stops at a thousand. */
        products: z.int(),
        events: z.int(),
        jobs: z.int(),
        visibility,
        /** YYYY-MM-DD */
        added_on: z.string(),
      }),
    ),
    ...countryFacts,
    next_cursor: z.nullable(z.string()),
  },
});

export const listCompanyChoices = declareCall({
  method: 'GET',
  path: 'companies/company-choices.php',
  summary: 'What a country’s companies can be narrowed by, with how many are in each choice',
  access: 'visitor',
  input: choicesInput(companyNarrowing),
  output: choicesOutput,
});

const optionalFact = z.nullable(z.string());

/** One company. Several facts appear under two names because callers of this path rely on both. */
export const findCompany = declareCall({
  method: 'GET',
  path: 'companies/company-detail.php',
  summary: 'One listed company',
  access: 'visitor',
  input: { id: recordId },
  output: {
    company: z.object({
      id: z.int(),
      company_name: z.string(),
      company_logo: optionalFact,
      /** From 1 (Supplier) to 5 (Service Provider). */
      company_type: z.nullable(z.int()),
      company_type_name: z.string(),
      /** The company type, or its field (hospital, clinic) where the type says nothing. */
      company_kind_name: z.string(),
      visibility,
      verified: verification,
      category: z.string(),
      country: z.string(),
      country_name: z.string(),
      company_description: optionalFact,
      description: optionalFact,
      full_description: optionalFact,
      company_website: optionalFact,
      website: optionalFact,
      company_phone: optionalFact,
      phone: optionalFact,
      phone_country: optionalFact,
      company_phone_country: optionalFact,
      company_email: optionalFact,
      email: optionalFact,
      company_address: optionalFact,
      address: optionalFact,
      city: optionalFact,
      /** A year. */
      founded: z.nullable(z.int()),
      staff: z.nullable(z.enum(staffRanges)),
      /** Names of languages, in the language of the answer. */
      languages: z.array(z.string()),
      /** In the format `Su-Th 08:00-17:00; Sa 09:00-13:00`. */
      opening_hours: optionalFact,
      certificates: z.array(z.string()),
      /** Digits only, with the dialling code, as wa.me links take it. */
      whatsapp: optionalFact,
      /** Latitude and longitude in degrees: 29.376200,47.977400 */
      coordinates: optionalFact,
      social_links: z.array(z.string()),
      /** What the company writes about itself, under headings that all companies share. */
      sections: z.array(z.object({ name: z.enum(aboutSections), text: z.string() })),
      /**
       * How the company answered the enquiries of the last 90 days; null where there were too few. Measured, never
       * typed in.
       */
      answers: z.nullable(
        z.object({
          percent: z.int(),
          /** Minutes until the first answer. */
          median_minutes: z.nullable(z.int()),
          /** The same figures as a sentence. */
          text: z.string(),
        }),
      ),
      /** The cover's path on this site. It and the media below are only shown while the plan includes them. */
      cover_path: optionalFact,
      video: z.nullable(z.object({ href: z.string(), host: z.string() })),
      gallery: z.array(z.object({ id: z.int(), path: z.string(), title: z.string() })),
    }),
  },
});

export type Company = CallAnswer<typeof findCompany>['company'];

/** The tabs of a company's page that show lists. */
export const countedTabs = [
  'products',
  'catalogs',
  'brands',
  'branches',
  'department',
  'events',
  'jobs',
] as const;

/** Counts stop here; above it the page only says that there are more. */
export const MOST_COUNTED = 999;

export const countCompanyEntries = declareCall({
  method: 'GET',
  path: 'companies/company-counts.php',
  summary: `How much a listed company has to show in each tab of its page; above ${MOST_COUNTED} it is not counted on`,
  access: 'visitor',
  input: { id: recordId },
  output: { counts: z.object(byName(countedTabs, () => z.int())) },
});

export const countCompanyView = declareCall({
  method: 'POST',
  path: 'companies/company-viewed.php',
  summary: 'Counts that somebody opened the page of a company',
  access: 'visitor',
  input: { id: recordId },
  output: {},
});

export const listPartnerLogos = declareCall({
  method: 'GET',
  path: 'companies/partner-logos.php',
  summary: 'Partner companies for the carousel in the footer',
  access: 'visitor',
  input: { limit: pageSize(PARTNERS_SHOWN) },
  output: {
    partners: z.array(
      z.object({
        id: z.int(),
        company_name: z.string(),
        company_logo: z.nullable(z.string()),
      }),
    ),
  },
});

export const listTopExhibitors = declareCall({
  method: 'GET',
  path: 'companies/top-exhibitors.php',
  summary: 'The exhibitors that lead a country’s list on the home page',
  access: 'visitor',
  input: { limit: pageSize(TOP_EXHIBITORS_ASKED), country: z.optional(countryCode) },
  output: {
    exhibitors: z.array(
      z.object({
        id: z.int(),
        company_name: z.string(),
        company_logo: z.nullable(z.string()),
        company_type_name: z.string(),
      }),
    ),
    ...countryFacts,
  },
});

/** The input for the first page of the list. The page and its loader share it, so that both ask for the same. */
export function firstCompanies(country: string, asked: AskedNarrowing = {}) {
  return { limit: COMPANIES_PER_PAGE, country, ...asked };
}
