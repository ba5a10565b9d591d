import * as z from 'zod/mini';
import { doneOutput } from '#console/paged-list.contract.ts';
import { secondFactorStates } from '#platform/auth/caller.ts';
import { declareCall } from '#platform/calls/call.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import { secondFactorTexts as texts } from './second-factor.texts.ts';

export const FACTOR_CODE_LENGTH = 6;
const RECOVERY_CODE_LENGTH = 10;

const bare = (typed: string) => toLatinDigits(typed).replace(/[\s-]/g, '').toUpperCase();

/** Six digits from the authenticator app, or a recovery code; spaces and dashes are ignored. */
const code = z.prefault(
  z
    .string()
    .check(
      z.overwrite(bare),
      z.regex(
        new RegExp(`^(\\d{${FACTOR_CODE_LENGTH}}|[A-Z2-9]{${RECOVERY_CODE_LENGTH}})$`),
        texts.codeInvalid.id,
      ),
    ),
  '',
);

const deviceCode = z.prefault(
  z
    .string()
    .check(
      z.overwrite(bare),
      z.regex(new RegExp(`^\\d{${FACTOR_CODE_LENGTH}}$`), texts.codeInvalid.id),
    ),
  '',
);

export const getSecondFactor = declareCall({
  method: 'GET',
  path: 'auth/second-factor/status.php',
  summary: 'Whether the account has a second factor, has to have one, and has shown it',
  access: 'entering',
  input: {},
  output: {
    state: z.enum(secondFactorStates),
    /** Whether an authenticator app is enrolled. */
    enrolled: z.boolean(),
    has_passkeys: z.boolean(),
    /** Operators must have a second factor, except on a demo. */
    required: z.boolean(),
    recovery_codes_left: z.int(),
  },
});

export const showSecondFactor = declareCall({
  method: 'POST',
  path: 'auth/second-factor/verify.php',
  summary:
    'Shows the second factor: a code of the device, or a recovery code, which then is used up',
  access: 'entering',
  input: { code },
  output: {},
});

export const beginSecondFactor = declareCall({
  method: 'POST',
  path: 'auth/second-factor/begin.php',
  summary: 'A new secret for the operator’s device; it counts after its first right code',
  access: 'admin-enrolling',
  input: {},
  output: { secret: z.string(), otpauth_uri: z.string() },
});

const newCodes = { recovery_codes: z.array(z.string()) };

export const confirmSecondFactor = declareCall({
  method: 'POST',
  path: 'auth/second-factor/confirm.php',
  summary: 'The first code of the device; the recovery codes are told here and never again',
  access: 'admin-enrolling',
  input: { code: deviceCode },
  output: newCodes,
});

export const renewRecoveryCodes = declareCall({
  method: 'POST',
  path: 'auth/second-factor/renew-codes.php',
  summary: 'New recovery codes; the old ones no longer count',
  access: 'account',
  input: { code: deviceCode },
  output: newCodes,
});

export const removeSecondFactor = declareCall({
  method: 'POST',
  path: 'auth/second-factor/remove.php',
  summary: 'Takes the own second factor away, unless it is required',
  access: 'account',
  input: { code },
  output: doneOutput,
});
