import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { recordId } from '#platform/calls/fields.ts';
import { companyMatch } from './company-match.ts';
import { question } from './question-field.ts';

export const SEARCH_DEBOUNCE_MS = 250;
/** The number of answers on a page. */
export const ANSWERS_AT_ONCE = 20;

export const answerKinds = [
  'company',
  'product',
  'medicine',
  'catalog',
  'event',
  'job',
  'branch',
  'faq',
  'page',
] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** The filters that a question may state besides its words. Each is shown and can be taken back. */
export const filterNames = ['kind', 'place', 'near', 'time', 'price'] as const;
export type FilterName = (typeof filterNames)[number];

const answer = z.object({
  kind: z.enum(answerKinds),
  title: z.string(),
  /** Tells records of the same name apart: a company, a city or a country. */
  detail: z.string(),
  /** The path of the record's page, without the language. */
  path: z.string(),
  /** The stored names of the record's own picture and of its company's logo. */
  picture: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  /** The name of its country; empty where it belongs to none. */
  country: z.string(),
  /** The days of an event; the first and the last day on which people may apply for a job. */
  starts_on: z.nullable(z.string()),
  ends_on: z.nullable(z.string()),
  /** The price of a product, or the most that a job pays. */
  price: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  match: companyMatch,
});

export const search = declareCall({
  method: 'GET',
  path: 'search/search.php',
  summary: 'What is meant by a question, of every kind and country, best first',
  access: 'visitor',
  input: {
    q: question,
    kind: z.optional(z.enum(answerKinds)),
    /** Names of filters, separated by commas, that are not to be applied. */
    without: z.optional(z.string().check(z.maxLength(100))),
    /** How many answers come before this page. */
    offset: z.optional(recordId),
  },
  output: {
    results: z.array(answer),
    /** How many answers there are, as far as they were looked at. */
    total: z.number(),
    /** There are more answers than were looked at. */
    more: z.boolean(),
    /** How many answers there are of each kind. */
    kinds: z.array(z.object({ kind: z.enum(answerKinds), count: z.number() })),
    filters: z.array(z.object({ name: z.enum(filterNames), written: z.string() })),
    /** The question with its slips corrected, or null where it has none. */
    did_you_mean: z.nullable(z.string()),
    /** The nearest records, where no answer can be claimed. */
    nearest: z.array(answer),
    /** The question asks for medical advice, which the portal does not give. */
    asks_advice: z.boolean(),
    /** A model may put the answers into sentences: search/statement.php. */
    worded: z.boolean(),
  },
});
