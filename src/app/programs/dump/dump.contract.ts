import * as z from 'zod/mini';
import { changedKinds } from '#app/programs/changes/changes.contract.ts';
import { declareCall } from '#platform/calls/call.ts';

export const listDumps = declareCall({
  method: 'GET',
  path: 'dump/files.php',
  summary: 'Files with all public records, made anew every night where the operator offers them',
  access: 'visitor',
  input: {},
  output: {
    /** How what they tell may be used */
    licence: z.string(),
    /** What a record says of whose company it must not be used for training */
    not_for_training: z.string(),
    files: z.array(
      z.object({
        kind: z.enum(changedKinds),
        /** From 1 on */
        part: z.int(),
        /** One record in each line as JSON, the whole compressed by gzip */
        address: z.string(),
        /** JSON Schema of a line */
        schema: z.string(),
        records: z.int(),
        bytes: z.int(),
        sha256: z.string(),
        made_at: z.string(),
        /** `since` of the list of changes: what became of this kind afterwards */
        mark: z.string(),
      }),
    ),
  },
});
