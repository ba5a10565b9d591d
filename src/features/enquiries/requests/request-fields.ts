import * as z from 'zod/mini';
import { buyerStates, enquiryAuthors } from '#features/enquiries/enquiry-states.ts';
import { quotation } from '#features/enquiries/quotations/quotation-fields.ts';

const fact = z.nullable(z.string());

/** One line of a request: a product, or a need that was described. */
const requestLine = z.object({
  id: z.int(),
  title: z.string(),
  /** Page of the product; null for a described need. */
  path: fact,
  quantity: z.int(),
  note: z.string(),
});

/** What a company sees of a request: its own lines, and the facts that all asked companies see. */
export const leadRequest = z.object({
  /** Whether the company was chosen by its field, country and type, not for a product it shows. */
  is_matched: z.boolean(),
  /** YYYY-MM-DD */
  needed_by: fact,
  lines: z.array(requestLine),
  files: z.array(z.object({ id: z.int(), name: z.string() })),
  /** The newest revision first. */
  quotations: z.array(quotation),
});

/** One company that was asked, with its answers. */
const asked = z.object({
  /** Id of this company's part of the request. */
  id: z.int(),
  company_name: z.string(),
  company_logo: fact,
  /** Page of the company; null once it is no longer shown. */
  company_path: fact,
  state: z.enum(buyerStates),
  lines: z.array(requestLine),
  /** The newest revision first. */
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
  /** ISO 8601 timestamp. */
  created_at: z.string(),
  companies: z.array(asked),
  /** Exchange rates as the operator keeps them: millionths of a currency unit per US dollar. */
  rates: z.array(z.object({ currency: z.string(), per_dollar: z.int(), day: z.string() })),
});
