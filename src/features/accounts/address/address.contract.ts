import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { emailAddress } from '#platform/calls/fields.ts';

const LONGEST_TOKEN = 100;

export const getEmailChange = declareCall({
  method: 'GET',
  path: 'user/email-change.php',
  summary: 'The own new address that waits to be confirmed, and by which mailbox',
  access: 'account',
  claims: ['user_id'],
  input: {},
  output: {
    change: z.nullable(
      z.object({
        old_email: z.string(),
        new_email: z.string(),
        old_confirmed: z.boolean(),
        new_confirmed: z.boolean(),
        /** ISO 8601 timestamp. */
        expires_at: z.string(),
      }),
    ),
  },
});

export const changeEmail = declareCall({
  method: 'POST',
  path: 'user/change-email.php',
  summary:
    'Asks for another address to sign in with: a link goes to the old and one to the new; it counts once both were followed',
  access: 'account',
  claims: ['user_id'],
  input: { email: z.prefault(emailAddress, '') },
  output: { message: z.string() },
});

export const cancelEmailChange = declareCall({
  method: 'POST',
  path: 'user/cancel-email-change.php',
  summary: 'Keeps the address one has; both links end',
  access: 'account',
  claims: ['user_id'],
  input: {},
  output: { message: z.string() },
});

/** A POST, because mail scanners open every link of a mail and must not confirm an address by that. */
export const confirmEmailChange = declareCall({
  method: 'POST',
  path: 'user/confirm-email.php',
  summary:
    'Confirms one side of a change of address by the link that was mailed to it; it works once',
  access: 'visitor',
  input: { token: z.string().check(z.trim(), z.maxLength(LONGEST_TOKEN)) },
  output: {
    message: z.string(),
    /** Whether both mailboxes have confirmed, so that the new address is in use. */
    is_done: z.boolean(),
  },
});
