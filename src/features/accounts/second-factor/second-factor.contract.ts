import * as z from 'zod/mini';
import { doneOutput } from '#console/paged-list.contract.ts';
import { declareCall } from '#platform/calls/call.ts';
import { wholeNumber } from '#platform/calls/fields.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import { secondFactorTexts as texts } from './second-factor.texts.ts';

export const FACTOR_CODE_LENGTH = 6;
const RECOVERY_CODE_LENGTH = 10;

const bare = (typed: string) => toLatinDigits(typed).replace(/[\s-]/g, '').toUpperCase();

/** Six digits of the device, or a recovery code; spaces and dashes do not matter. */
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
  path: 'admin/second-factor/status.php',
  summary: 'Whether the operator has a second factor, has to have one, and has shown it',
  access: 'admin-entering',
  input: {},
  output: {
    enrolled: z.boolean(),
    required: z.boolean(),
    needed: z.boolean(),
    recovery_codes_left: z.int(),
  },
});

export const showSecondFactor = declareCall({
  method: 'POST',
  path: 'admin/second-factor/verify.php',
  summary:
    'Shows the second factor: a code of the device, or a recovery code, which then is used up',
  access: 'admin-entering',
  input: { code },
  output: {},
});

export const beginSecondFactor = declareCall({
  method: 'POST',
  path: 'admin/second-factor/begin.php',
  summary: 'A new secret for the operator’s device; it counts after its first right code',
  access: 'admin-entering',
  input: {},
  output: { secret: z.string(), otpauth_uri: z.string() },
});

const newCodes = { recovery_codes: z.array(z.string()) };

export const confirmSecondFactor = declareCall({
  method: 'POST',
  path: 'admin/second-factor/confirm.php',
  summary: 'The first code of the device; the recovery codes are told here and never again',
  access: 'admin-entering',
  input: { code: deviceCode },
  output: newCodes,
});

export const renewRecoveryCodes = declareCall({
  method: 'POST',
  path: 'admin/second-factor/renew-codes.php',
  summary: 'New recovery codes; the old ones no longer count',
  access: 'admin',
  input: { code: deviceCode },
  output: newCodes,
});

export const removeSecondFactor = declareCall({
  method: 'POST',
  path: 'admin/second-factor/remove.php',
  summary: 'Takes the operator’s own second factor away, unless it is required',
  access: 'admin',
  input: { code },
  output: doneOutput,
});

export const requireSecondFactor = declareCall({
  method: 'POST',
  path: 'admin/second-factor/require.php',
  summary: 'Decides whether every operator has to have a second factor',
  access: 'admin',
  input: { required: wholeNumber({ min: 0, max: 1 }) },
  output: doneOutput,
});
