import * as z from 'zod/mini';
import { companyCategories } from '#features/companies/public.ts';
import { enquiryLimits } from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import { maybeLine, sendKey } from '#features/enquiries/enquiry-fields.ts';
import { QUANTITY_MOST } from '#features/products/public.ts';
import { declareCall } from '#platform/calls/call.ts';
import {
  countryCode,
  emailAddress,
  fileOr,
  oneLine,
  phoneNumber,
  recordId,
  wholeNumber,
} from '#platform/calls/fields.ts';
import { typedText } from '#platform/fields/text-fields.ts';
import { requestsTexts as texts } from './requests.texts.ts';

/** The most companies that a described need is sent to. */
export const COMPANIES_MOST = 10;
export const COMPANIES_USUAL = 5;
export const REQUEST_FILES_MOST = 3;
export const requestLimits = { ...enquiryLimits, need: 150, notes: 5000, lineNote: 300 };

const ITEMS_LONGEST = 20_000;

const file = z.optional(fileOr(enquiriesTexts.wrongFileType.id, enquiriesTexts.fileTooLarge));

/** Forms also send the fields that are left empty; an empty value counts as absent. */
const leftEmpty = <T extends z.ZodMiniType>(field: T) =>
  z.optional(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
      field,
    ]),
  );

/** A company type, by its number. */
const companyType = wholeNumber({ min: 1, max: 5 });

const fact = z.nullable(z.string());

export const sendRequest = declareCall({
  method: 'POST',
  path: 'enquiries/send-request.php',
  summary:
    'Asks several companies for prices: those of the products, or those that match a described need. Of somebody who is not signed in it waits for the code that is mailed to the address',
  access: 'visitor',
  sentAs: 'form',
  input: {
    key: sendKey,
    /** JSON: `[{"id": 12, "quantity": 3, "note": "…"}]`, up to 20 products. */
    items: z.optional(z.string().check(z.maxLength(ITEMS_LONGEST))),
    /** A description of what is needed, where no product was chosen. */
    need: maybeLine(requestLimits.need, enquiriesTexts.oneLineOnly.id),
    need_quantity: leftEmpty(wholeNumber({ min: 1, max: QUANTITY_MOST })),
    category: leftEmpty(z.enum(companyCategories, texts.categoryRequired.id)),
    /** Country in which the companies should be, if it matters. */
    company_country: leftEmpty(countryCode),
    company_type: leftEmpty(companyType),
    companies: z._default(wholeNumber({ min: 1, max: COMPANIES_MOST }), COMPANIES_USUAL),
    name: oneLine(requestLimits.name, enquiriesTexts.nameRequired.id),
    /** Ignored for a signed-in buyer, whose account's address is used. */
    email: z.optional(emailAddress),
    phone: z.optional(phoneNumber),
    notes: z._default(typedText.check(z.maxLength(requestLimits.notes)), ''),
    /** YYYY-MM-DD */
    needed_by: z.optional(z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, texts.dayWrong.id))),
    country: countryCode,
    city: maybeLine(requestLimits.city, enquiriesTexts.oneLineOnly.id),
    file_1: file,
    file_2: file,
    file_3: file,
    /** A honeypot: people do not see this field, but bots fill it in. */
    website: z.optional(z.string().check(z.maxLength(1000))),
  },
  output: {
    message: z.string(),
    /** Whether the request went to the companies or waits for the confirmation code. */
    outcome: z.enum(['sent', 'confirm']),
    /** Opens the page of the request. It is returned only once; afterwards it is found in the mail alone. */
    token: fact,
  },
});

export const countMatches = declareCall({
  method: 'GET',
  path: 'enquiries/matching-companies.php',
  summary: 'How many companies a described need could go to',
  access: 'visitor',
  input: {
    category: z.enum(companyCategories),
    country: leftEmpty(countryCode),
    type: leftEmpty(companyType),
  },
  output: { count: z.int() },
});

const forOwn = { access: 'account', claims: ['user_id'] } as const;

export const listOwnRequests = declareCall({
  ...forOwn,
  method: 'GET',
  path: 'user/requests.php',
  summary: 'The requests for quotation the caller has sent, the last first',
  input: {},
  output: {
    requests: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        lines: z.int(),
        companies: z.int(),
        /** How many companies have sent a quotation. */
        quoted: z.int(),
        /** ISO 8601 timestamp. */
        created_at: z.string(),
      }),
    ),
  },
});

export const openOwnRequest = declareCall({
  ...forOwn,
  method: 'POST',
  path: 'user/open-request.php',
  summary: 'What opens the page of one of the caller’s own requests',
  input: { id: recordId },
  output: { token: z.string() },
});
