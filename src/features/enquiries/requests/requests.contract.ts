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

/** A described need goes to so many companies. */
export const COMPANIES_MOST = 10;
export const COMPANIES_USUAL = 5;
export const REQUEST_FILES_MOST = 3;
export const requestLimits = { ...enquiryLimits, need: 150, notes: 5000, lineNote: 300 };

const ITEMS_LONGEST = 20_000;

const file = z.optional(fileOr(enquiriesTexts.wrongFileType.id, enquiriesTexts.fileTooLarge));

/** A form sends what is left empty as well. */
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

/** A kind of company, by its number. */
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
    /** As JSON: `[{"id": 12, "quantity": 3, "note": "…"}]`, up to 20 products */
    items: z.optional(z.string().check(z.maxLength(ITEMS_LONGEST))),
    /** What is needed, where no product was chosen */
    need: maybeLine(requestLimits.need, enquiriesTexts.oneLineOnly.id),
    need_quantity: leftEmpty(wholeNumber({ min: 1, max: QUANTITY_MOST })),
    category: leftEmpty(z.enum(companyCategories, texts.categoryRequired.id)),
    /** Where the companies are to be, if it matters */
    company_country: leftEmpty(countryCode),
    company_type: leftEmpty(companyType),
    companies: z._default(wholeNumber({ min: 1, max: COMPANIES_MOST }), COMPANIES_USUAL),
    name: oneLine(requestLimits.name, enquiriesTexts.nameRequired.id),
    /** Of somebody who is signed in the account’s own is taken. */
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
    /** People do not see this field; programs fill it in and give themselves away. */
    website: z.optional(z.string().check(z.maxLength(1000))),
  },
  output: {
    message: z.string(),
    /** Whether it has gone to the companies, or waits for the code. */
    outcome: z.enum(['sent', 'confirm']),
    /** What opens the page of the request, told once: later it is in the mail alone. */
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
        /** Companies whose quotation is there */
        quoted: z.int(),
        /** A moment in ISO form */
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
