import * as z from 'zod/mini';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import { linkToken, sendKey } from '#features/enquiries/enquiry-fields.ts';
import { wholeLead } from '#features/enquiries/inbox/lead-fields.ts';
import { buyerRequest } from '#features/enquiries/requests/request-fields.ts';
import { declareCall, declareDownload } from '#platform/calls/call.ts';
import { fileOr, recordId } from '#platform/calls/fields.ts';
import { typedText } from '#platform/fields/text-fields.ts';
import { isKnownCurrency } from '#platform/money/known-currencies.ts';
import { declineReasons } from './quotation-states.ts';
import { quotationsTexts as texts } from './quotations.texts.ts';

export const quotationLimits = { terms: 3000, lineNote: 300, declineNote: 500, deliveryDays: 730 };
/** A price that holds longer than this is a price list, not a quotation. */
export const VALID_DAYS_MOST = 365;

const LINES_LONGEST = 20_000;

const words = (longest: number) => z._default(typedText.check(z.maxLength(longest)), '');

const forOwners = { access: 'approved-exhibitor', claims: ['exhibitor_id'] } as const;

export const sendQuotation = declareCall({
  ...forOwners,
  method: 'POST',
  path: 'exhibitor/enquiries/quote.php',
  summary: 'Sends a quotation to a request, or another revision of it; the buyer gets a mail',
  sentAs: 'form',
  input: {
    id: recordId,
    /** Idempotency key: repeating a request with it sends no second quotation. */
    key: sendKey,
    /** Three letters (ISO 4217) */
    currency: z
      .string(texts.currencyWrong.id)
      .check(
        z.regex(/^[A-Z]{3}$/, { error: texts.currencyWrong.id, abort: true }),
        z.refine(isKnownCurrency, texts.currencyWrong.id),
      ),
    /** JSON: `[{"line_id": 3, "price": "12.500", "min_quantity": 10, "delivery_days": 14, "note": ""}]` */
    lines: z.string(texts.linesWrong.id).check(z.maxLength(LINES_LONGEST)),
    /** YYYY-MM-DD */
    valid_until: z.prefault(
      z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, texts.validWrong.id)),
      '',
    ),
    terms: words(quotationLimits.terms),
    file: z.optional(fileOr(enquiriesTexts.wrongFileType.id, enquiriesTexts.fileTooLarge)),
  },
  output: { message: z.string(), enquiry: wholeLead },
});

export const downloadQuotationFile = declareDownload({
  ...forOwners,
  path: 'exhibitor/enquiries/quotation-file.php',
  summary: 'The file of one of the company’s own quotations',
  input: { quotation_id: recordId },
});

const byLink = { method: 'POST', access: 'visitor' } as const;

const decided = {
  token: linkToken,
  /** Id of this company's part of the request. */
  id: recordId,
  quotation_id: recordId,
};

const output = { message: z.string(), request: buyerRequest };

export const acceptQuotation = declareCall({
  ...byLink,
  path: 'enquiries/accept-quotation.php',
  summary:
    'Accepts a quotation, by the link: both sides get it as a PDF, and the company the buyer’s address and number',
  input: decided,
  output,
});

export const declineQuotation = declareCall({
  ...byLink,
  path: 'enquiries/decline-quotation.php',
  summary: 'Declines a quotation with a reason, by the link; the company may send another revision',
  input: {
    ...decided,
    reason: z.enum(declineReasons, texts.reasonRequired.id),
    note: words(quotationLimits.declineNote),
  },
  output,
});
