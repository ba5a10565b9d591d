import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { emailAddress } from '#platform/calls/fields.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import { signInTexts } from './sign-in.texts.ts';
import { signedInOutput } from './signed-in-output.ts';

export const CODE_LENGTH = 6;
export const CODE_LIFE_MINUTES = 10;
/** How long to wait before another code can be requested. */
export const RESEND_AFTER_S = 60;

export const checkEmail = declareCall({
  method: 'POST',
  path: 'auth/check-email.php',
  summary: 'Sends a one-time code to an address, to sign in or to sign up',
  access: 'visitor',
  input: { email: emailAddress },
  output: { userExists: z.boolean(), message: z.string() },
});

export const verifyCode = declareCall({
  method: 'POST',
  path: 'auth/verify-otp.php',
  summary: 'Signs in with the code that was sent; an address without an account gets one',
  access: 'visitor',
  input: {
    email: emailAddress,
    otp: z
      .string(signInTexts.codeIncomplete.id)
      .check(
        z.trim(),
        z.overwrite(toLatinDigits),
        z.regex(/^\d{6}$/, signInTexts.codeIncomplete.id),
      ),
  },
  output: signedInOutput,
});

export const logout = declareCall({
  method: 'POST',
  path: 'auth/logout.php',
  summary: 'Ends the session the call is made with',
  access: 'entering',
  input: {},
  output: {},
});
