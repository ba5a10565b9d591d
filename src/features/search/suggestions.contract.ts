import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { question } from './question-field.ts';

export const suggestQuestions = declareCall({
  method: 'GET',
  path: 'search/suggestions.php',
  summary: 'What somebody may be about to ask: names that begin like what is typed, or have it',
  access: 'visitor',
  input: { q: question },
  output: { suggestions: z.array(z.string()) },
});
