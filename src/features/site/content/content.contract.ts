import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { wholeNumber } from '#platform/calls/fields.ts';

export const findStaticContent = declareCall({
  method: 'GET',
  path: 'static/static-content.php',
  summary: 'One of the legal pages: 1 privacy, 2 terms, 3 cookies, 4 data protection',
  access: 'visitor',
  input: { id: wholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER }) },
  output: {
    data: z.object({
      title: z.string(),
      /** Sanitised HTML. */
      description: z.string(),
    }),
  },
});

export const faqCategories = ['account', 'jobs', 'events', 'billing'] as const;

export type FaqCategory = (typeof faqCategories)[number];

export const listFaq = declareCall({
  method: 'GET',
  path: 'static/faq.php',
  summary: 'Questions and answers',
  access: 'visitor',
  input: {},
  output: {
    items: z.array(
      z.object({
        id: z.int(),
        category: z.enum(faqCategories),
        question: z.string(),
        answer: z.string(),
      }),
    ),
  },
});
