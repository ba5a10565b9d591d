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
    /** The licence under which the data may be used. */
    licence: z.string(),
    /** The value with which a record says that its company forbids use for training. */
    not_for_training: z.string(),
    files: z.array(
      z.object({
        kind: z.enum(changedKinds),
        /** Counts from 1. */
        part: z.int(),
        /** Gzip-compressed JSON Lines: one record per line. */
        address: z.string(),
        /** Address of the JSON Schema of a line. */
        schema: z.string(),
        records: z.int(),
        bytes: z.int(),
        sha256: z.string(),
        made_at: z.string(),
        /** Pass it as `since` to the list of changes to get what changed in this kind after the file was made. */
        mark: z.string(),
      }),
    ),
  },
});
