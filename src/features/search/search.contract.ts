import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { recordId } from '#platform/calls/fields.ts';
import { companyMatch } from './company-match.ts';
import { question } from './question-field.ts';

export const SEARCH_DEBOUNCE_MS = 250;
/** On a page of answers. */
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

/** What the question was taken to ask for besides words: shown, and taken back one by one. */
export const filterNames = ['kind', 'place', 'near', 'time', 'price'] as const;
export type FilterName = (typeof filterNames)[number];

const answer = z.object({
  kind: z.enum(answerKinds),
  title: z.string(),
  /** What tells records of the same name apart: a country or a company. */
  detail: z.string(),
  /** The page of the record, without the language. */
  path: z.string(),
  /** Stored names of its own picture and of its company's logo. */
  picture: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  /** Where it is; empty where that is nowhere or everywhere. */
  country: z.string(),
  /** Days of an event; of a job the first and the last on which people may apply. */
  starts_on: z.nullable(z.string()),
  ends_on: z.nullable(z.string()),
  /** Of a product its price, of a job the most it pays. */
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
    /** Names of filters, with commas between them, that the question shall not have. */
    without: z.optional(z.string().check(z.maxLength(100))),
    /** How many come before the page. */
    offset: z.optional(recordId),
  },
  output: {
    results: z.array(answer),
    /** How many there are altogether, as far as they were looked at. */
    total: z.number(),
    /** There are more than were looked at. */
    more: z.boolean(),
    /** How many of each kind. */
    kinds: z.array(z.object({ kind: z.enum(answerKinds), count: z.number() })),
    filters: z.array(z.object({ name: z.enum(filterNames), written: z.string() })),
    /** The question with its slips put right, where it had any. */
    did_you_mean: z.nullable(z.string()),
    /** Where nothing can be claimed: what comes nearest. */
    nearest: z.array(answer),
    /** Asks for medical advice, which the portal does not give. */
    asks_advice: z.boolean(),
    /** A model may say it in sentences: search/statement.php. */
    worded: z.boolean(),
  },
});
