import * as z from 'zod/mini';
import { cursorInput, cursorOutput, doneOutput } from '#console/paged-list.contract.ts';
import { type CallAnswer, declareCall, declareDownload } from '#platform/calls/call.ts';
import {
  countryCode,
  emailAddress,
  oneLine,
  phoneCode,
  phoneNumber,
  recordId,
  searchText,
  wholeNumber,
} from '#platform/calls/fields.ts';
import { typedLine, typedText } from '#platform/fields/text-fields.ts';
import { findWebAddress } from '#platform/links/web-address.ts';
import { companiesConsoleTexts as texts } from './console-companies.texts.ts';

export const companyLimits = { name: 150, address: 300, website: 300, description: 4000 } as const;

/** `listed` companies are those that visitors see, `hidden` are all others. */
export const shownKinds = ['listed', 'hidden'] as const;

const optionalFact = z.nullable(z.string());
const optionalText = (longest: number) => z.prefault(typedText.check(z.maxLength(longest)), '');
const optionalLine = (longest: number) => z.prefault(typedLine.check(z.maxLength(longest)), '');

/** Facts that both the list row and the form use. */
const companyFacts = {
  id: z.int(),
  name: z.string(),
  name_ar: optionalFact,
  country: z.string(),
  type: z.nullable(z.int()),
  status: z.int(),
  exhibitor_status: z.int(),
  listed: z.boolean(),
  email: z.string(),
  email_confirmed: z.boolean(),
  partner_position: z.nullable(z.int()),
  top_position: z.nullable(z.int()),
};

export const companySorts = ['newest', 'name'] as const;

const companyFilters = {
  search: z.optional(searchText),
  country: z.optional(countryCode),
  shown: z.optional(z.enum(shownKinds)),
  sort: z.optional(z.enum(companySorts)),
};

export const listCompaniesForOperator = declareCall({
  method: 'GET',
  path: 'admin/companies/list.php',
  summary: 'All companies, listed or not, with their plan and what they have',
  access: 'admin',
  input: { ...companyFilters, ...cursorInput },
  output: {
    companies: z.array(
      z.object({
        ...companyFacts,
        owner_email: optionalFact,
        /** The company type, or its field where the type says nothing, in the reader's language. */
        kind: z.string(),
        /** Today's plan, in the reader's language. */
        plan: z.string(),
        /** How many entries the company keeps in its lists, shown or not. */
        items: z.int(),
      }),
    ),
    ...cursorOutput,
  },
});

export type CompanyRow = CallAnswer<typeof listCompaniesForOperator>['companies'][number];

export const exportCompanies = declareDownload({
  path: 'admin/companies/export.php',
  summary: 'The companies of a list as CSV',
  access: 'admin',
  input: companyFilters,
});

/** A selection may span a few pages of the list. */
export const MOST_COMPANIES_AT_ONCE = 200;

export const listManyCompanies = declareCall({
  method: 'POST',
  path: 'admin/companies/update-status.php',
  summary: 'Hides approved companies from visitors, or shows them again; others stay as they are',
  access: 'admin',
  input: {
    company_ids: z
      .array(recordId)
      .check(z.minLength(1, texts.noneChosen.id), z.maxLength(MOST_COMPANIES_AT_ONCE)),
    /** 0 hides, 1 shows. */
    status: wholeNumber({ min: 0, max: 1 }),
  },
  output: { ...doneOutput, updated_count: z.int() },
});

export const getCompanyForOperator = declareCall({
  method: 'GET',
  path: 'admin/companies/get.php',
  summary: 'One company with everything the operator may change',
  access: 'admin',
  input: { company_id: recordId },
  output: {
    company: z.object({
      ...companyFacts,
      owner_email: optionalFact,
      website: optionalFact,
      phone_country: z.string(),
      phone: z.string(),
      address: optionalFact,
      address_ar: optionalFact,
      description: optionalFact,
      description_ar: optionalFact,
      coupons_allowed: z.boolean(),
    }),
  },
});

export const updateCompany = declareCall({
  method: 'POST',
  path: 'admin/companies/update.php',
  summary: 'Changes what the portal says of a company; an empty text takes a fact away',
  access: 'admin',
  input: {
    company_id: recordId,
    name: oneLine(companyLimits.name, texts.nameRequired.id),
    name_ar: optionalLine(companyLimits.name),
    country: countryCode,
    /** Only for approved companies; an unapproved one gets its first type with the approval. */
    type: z.optional(wholeNumber({ min: 1, max: 5 })),
    /** For approved companies: 0 hides, 1 shows. Suspending is a separate decision that needs a reason. */
    status: z.optional(wholeNumber({ min: 0, max: 1 })),
    email: emailAddress,
    phone_country: phoneCode,
    phone: phoneNumber.check(z.minLength(1)),
    website: optionalLine(companyLimits.website).check(
      z.refine(
        (address) => address === '' || findWebAddress(address) !== undefined,
        texts.websiteInvalid.id,
      ),
    ),
    address: optionalText(companyLimits.address),
    address_ar: optionalText(companyLimits.address),
    description: optionalText(companyLimits.description),
    description_ar: optionalText(companyLimits.description),
    coupons_allowed: wholeNumber({ min: 0, max: 1 }),
  },
  output: doneOutput,
});
