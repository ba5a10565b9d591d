import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { SEARCH_MAX_LENGTH } from '#platform/calls/patterns.ts';

/** Shorter input clears the answer. */
export const SEARCH_MIN_LENGTH = 3;
export const SEARCH_DEBOUNCE_MS = 250;
/** Of each kind. */
export const ANSWERS_PER_KIND = 4;

export const answerKinds = ['company', 'product', 'catalog', 'event', 'job'] as const;
export type AnswerKind = (typeof answerKinds)[number];

export const search = declareCall({
  method: 'GET',
  path: 'search/search.php',
  summary: 'Records whose name begins with or holds the words, of every kind and country',
  access: 'visitor',
  input: {
    q: z.string().check(z.trim(), z.minLength(SEARCH_MIN_LENGTH), z.maxLength(SEARCH_MAX_LENGTH)),
  },
  output: {
    results: z.array(
      z.object({
        kind: z.enum(answerKinds),
        title: z.string(),
        /** What tells records of the same name apart: a country or a company. */
        detail: z.string(),
        /** The page of the record, without the language. */
        path: z.string(),
      }),
    ),
  },
});
