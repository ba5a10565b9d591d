import * as z from 'zod/mini';
import { declareCall, declareDownload } from '#platform/calls/call.ts';
import { emailAddress } from '#platform/calls/fields.ts';

export const downloadData = declareDownload({
  path: 'user/data.php',
  summary: 'Everything that is kept about the account, as a zip archive',
  access: 'account',
  claims: ['user_id'],
  input: {},
});

export const eraseAccount = declareCall({
  method: 'POST',
  path: 'user/erase.php',
  summary: 'Erases the account with its files, and the company it owns',
  access: 'account',
  claims: ['user_id'],
  /** The person types the account's address, so that nobody erases an account by accident. */
  input: { email: emailAddress },
  output: { message: z.string() },
});
