import * as z from 'zod/mini';
import { cursorOutput, doneOutput } from '#console/paged-list.contract.ts';
import { declareCall } from '#platform/calls/call.ts';
import { recordId, searchText } from '#platform/calls/fields.ts';

/** Kinds of records that companies publish. */
export const publishedKinds = ['product', 'catalog', 'event', 'job'] as const;
export type PublishedKind = (typeof publishedKinds)[number];

const kind = z.enum(publishedKinds);

/** Either one kind or all of them in one list. */
export const listedKinds = ['all', ...publishedKinds] as const;

/** The last id shown of each kind, in the order of the kinds; empty for a kind not yet shown. */
const cursor = z.string().check(z.regex(/^\d{0,15}(,\d{0,15}){3}$/));

export const listPublished = declareCall({
  method: 'GET',
  path: 'admin/published/list.php',
  summary: 'What companies show to visitors, the newest first',
  access: 'admin',
  input: {
    kind: z._default(z.enum(listedKinds), 'all'),
    search: z.optional(searchText),
    cursor: z.optional(cursor),
  },
  output: {
    items: z.array(
      z.object({
        kind,
        id: z.int(),
        title: z.string(),
        company_name: z.string(),
        /** The public page of the record. */
        path: z.string(),
        created_at: z.string(),
      }),
    ),
    ...cursorOutput,
  },
});

export const hidePublished = declareCall({
  method: 'POST',
  path: 'admin/published/hide.php',
  summary: 'Visitors no longer see it; the company keeps it, switched off',
  access: 'admin',
  input: { kind, id: recordId },
  output: doneOutput,
});

export const deletePublished = declareCall({
  method: 'POST',
  path: 'admin/published/delete.php',
  summary: 'Deletes it; whoever is registered for an event is told by mail',
  access: 'admin',
  input: { kind, id: recordId },
  output: doneOutput,
});
