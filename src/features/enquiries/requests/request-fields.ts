import * as z from 'zod/mini';
import { buyerStates, enquiryAuthors } from '#features/enquiries/enquiry-states.ts';
import { quotation } from '#features/enquiries/quotations/quotation-fields.ts';

const fact = z.nullable(z.string());

/** One line of a request. */
const requestLine = z.object({
  id: z.int(),
  title: z.string(),
  /** Where the product is shown; none of a described need */
  path: fact,
  quantity: z.int(),
  note: z.string(),
});

/** What a company reads of a request: its own lines, and what all of them are told. */
export const leadRequest = z.object({
  /** Whether it came by what the company is, not by what it shows. */
  is_matched: z.boolean(),
  /** YYYY-MM-DD */
  needed_by: fact,
  lines: z.array(requestLine),
  files: z.array(z.object({ id: z.int(), name: z.string() })),
  /** The newest revision first */
  quotations: z.array(quotation),
});

/** One company that was asked, and what has come of it. */
const asked = z.object({
  /** Of its part of the request */
  id: z.int(),
  company_name: z.string(),
  company_logo: fact,
  /** Where the company is shown; none where it no longer is */
  company_path: fact,
  state: z.enum(buyerStates),
  lines: z.array(requestLine),
  /** The newest revision first */
  quotations: z.array(quotation),
  messages: z.array(
    z.object({
      id: z.int(),
      author: z.enum(enquiryAuthors),
      text: z.string(),
      file_name: fact,
      created_at: z.string(),
    }),
  ),
});

/** A request as its buyer sees it. */
export const buyerRequest = z.object({
  title: z.string(),
  notes: z.string(),
  country: z.string(),
  city: fact,
  /** YYYY-MM-DD */
  needed_by: fact,
  files: z.array(z.object({ id: z.int(), name: z.string() })),
  /** A moment in ISO form */
  created_at: z.string(),
  companies: z.array(asked),
  /** Millionths of a currency for one dollar, as the operator keeps them */
  rates: z.array(z.object({ currency: z.string(), per_dollar: z.int(), day: z.string() })),
});
