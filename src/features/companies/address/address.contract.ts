import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';

const LONGEST_TOKEN = 100;

/** A POST, because mail scanners open every link of a mail and must not confirm an address by that. */
export const confirmCompanyEmail = declareCall({
  method: 'POST',
  path: 'companies/confirm-email.php',
  summary: 'Confirms a company’s e-mail address by the link that was mailed to it; it works once',
  access: 'visitor',
  input: { token: z.string().check(z.trim(), z.maxLength(LONGEST_TOKEN)) },
  output: { message: z.string() },
});

export const sendCompanyEmailLink = declareCall({
  method: 'POST',
  path: 'exhibitor/send-email-link.php',
  summary: 'Mails the link that confirms the own company’s e-mail address once more',
  access: 'account',
  claims: ['user_id'],
  input: {},
  output: { message: z.string() },
});
