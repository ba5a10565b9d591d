import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { question } from './question-field.ts';

/** A question of fewer people may tell who they are, so it is not shown. */
export const ASKERS_SHOWN_FROM = 5;
/** How many questions the operator's list shows. */
export const MISSES_SHOWN = 100;

export const reportMiss = declareCall({
  method: 'POST',
  path: 'search/miss.php',
  summary: 'A search found nothing, or nothing of it was opened; counted without who asked',
  access: 'visitor',
  input: { q: question, outcome: z.enum(['unanswered', 'unopened']) },
  output: {},
});

export const listMisses = declareCall({
  method: 'GET',
  path: 'admin/searches/list.php',
  summary: 'What at least five people asked for in vain, the most first',
  access: 'admin',
  input: {},
  output: {
    misses: z.array(
      z.object({
        question: z.string(),
        unanswered: z.int(),
        unopened: z.int(),
        last_on: z.string(),
      }),
    ),
  },
});
