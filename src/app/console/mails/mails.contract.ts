import * as z from 'zod/mini';
import { cursorInput, cursorOutput, doneOutput } from '#console/paged-list.contract.ts';
import { declareCall } from '#platform/calls/call.ts';
import { recordId, searchText } from '#platform/calls/fields.ts';
import { mailStates } from '#platform/mail/mail-states.ts';

const MOST_AT_ONCE = 1000;

export const listMails = declareCall({
  method: 'GET',
  path: 'admin/mails/list.php',
  summary: 'The mails of the outbox, newest first; those with a secret without their words',
  access: 'admin',
  input: {
    search: z.optional(searchText),
    state: z.optional(z.enum(mailStates)),
    ...cursorInput,
  },
  output: {
    mails: z.array(
      z.object({
        id: z.int(),
        recipient: z.string(),
        /** Null for mails whose subject contains a secret, such as a sign-in code. */
        subject: z.nullable(z.string()),
        language: z.string(),
        created_at: z.string(),
        attempts: z.int(),
        state: z.enum(mailStates),
        last_error: z.nullable(z.string()),
      }),
    ),
    ...cursorOutput,
  },
});

export const retryMails = declareCall({
  method: 'POST',
  path: 'admin/mails/retry.php',
  summary: 'Puts mails that were given up on their way again',
  access: 'admin',
  input: { ids: z.array(recordId).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)) },
  output: doneOutput,
});
