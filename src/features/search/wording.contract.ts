import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { question } from './question-field.ts';

export const wordStatement = declareCall({
  method: 'POST',
  path: 'search/statement.php',
  summary:
    'What was found, in a few sentences of a model; none where there is no model or it has nothing to say',
  access: 'visitor',
  input: { q: question },
  output: {
    /** Each is about one of the answers, whose page it leads to. */
    sentences: z.array(z.object({ text: z.string(), path: z.string() })),
  },
});
