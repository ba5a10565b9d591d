import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { cursorLike } from '#platform/calls/cursor-fields.ts';
import { wholeNumber } from '#platform/calls/fields.ts';

/** Kinds of records that have a public page or appear on one. */
export const changedKinds = ['company', 'product', 'catalog', 'event', 'job'] as const;

export const listChanges = declareCall({
  method: 'GET',
  path: 'changes/changes.php',
  summary:
    'What became of public records since a mark, in the order in which it can be followed; without a mark, all that there are',
  access: 'visitor',
  input: {
    /** The `next_mark` of the previous answer. */
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
        /** Address of the record's page; null once the record has been removed. */
        address: z.nullable(z.string()),
        /** YYYY-MM-DD; after this day the record ends on its own, and no further change is listed. */
        ends_on: z.nullable(z.string()),
        changed_at: z.string(),
      }),
    ),
    /** Pass it as `since` to continue from here. */
    next_mark: z.string(),
    /** Whether more changes are available already. */
    more: z.boolean(),
  },
});
