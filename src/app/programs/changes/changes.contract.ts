import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { cursorLike } from '#platform/calls/cursor-fields.ts';
import { wholeNumber } from '#platform/calls/fields.ts';

/** Kinds of records that have, or stand on, a public page. */
export const changedKinds = ['company', 'product', 'catalog', 'event', 'job'] as const;

export const listChanges = declareCall({
  method: 'GET',
  path: 'changes/changes.php',
  summary:
    'What became of public records since a mark, in the order in which it can be followed; without a mark, all that there are',
  access: 'visitor',
  input: {
    /** `next_mark` of the answer before */
    since: z.optional(cursorLike(/^[0-9a-f-]{36}\.\d{1,19}\.\d{1,18}$/)),
    kind: z.optional(z.enum(changedKinds)),
    limit: z._default(wholeNumber({ min: 1, max: 1000 }), 500),
  },
  output: {
    changes: z.array(
      z.object({
        kind: z.enum(changedKinds),
        id: z.int(),
        change: z.enum(['created', 'changed', 'removed']),
        /** Of its page; none of a record that was removed */
        address: z.nullable(z.string()),
        /** YYYY-MM-DD; a record is over by itself after this day, without a change */
        ends_on: z.nullable(z.string()),
        changed_at: z.string(),
      }),
    ),
    /** Where the next question goes on */
    next_mark: z.string(),
    /** There are more already */
    more: z.boolean(),
  },
});
