import * as z from 'zod/mini';
import { signedInOutput } from '#features/accounts/sign-in/signed-in-output.ts';
import { type CallAnswer, declareCall } from '#platform/calls/call.ts';
import { oneLine, recordId } from '#platform/calls/fields.ts';
import { passkeysTexts as texts } from './passkeys.texts.ts';

export const PASSKEY_NAME_LENGTH = 60;
export const MOST_PASSKEYS = 10;

const LONGEST_CREDENTIAL = 20_000;

/** WebAuthn options for the authenticator, as a string of the specification's own JSON. */
const options = { options: z.string() };

/** The authenticator's response, also a string of WebAuthn JSON. */
const credential = z
  .string(texts.unreadable.id)
  .check(z.maxLength(LONGEST_CREDENTIAL, texts.unreadable.id));

const name = oneLine(PASSKEY_NAME_LENGTH, texts.nameRequired.id);

export const beginPasskeySignIn = declareCall({
  method: 'POST',
  path: 'auth/passkeys/sign-in-options.php',
  summary: 'A challenge for whichever passkey of the portal somebody has',
  access: 'visitor',
  input: {},
  output: options,
});

export const passkeySignIn = declareCall({
  method: 'POST',
  path: 'auth/passkeys/sign-in.php',
  summary: 'Signs in with a passkey; it is both factors in one',
  access: 'visitor',
  input: { credential },
  output: signedInOutput,
});

export const beginPasskeyConfirmation = declareCall({
  method: 'POST',
  path: 'auth/second-factor/passkey-options.php',
  summary: 'A challenge for the own passkeys, to show them as the second factor',
  access: 'entering',
  input: {},
  output: options,
});

export const confirmWithPasskey = declareCall({
  method: 'POST',
  path: 'auth/second-factor/passkey.php',
  summary: 'Shows an own passkey as the second factor',
  access: 'entering',
  input: { credential },
  output: {},
});

export const beginPasskey = declareCall({
  method: 'POST',
  path: 'auth/passkeys/options.php',
  summary: 'What an authenticator needs to make a passkey for the account',
  access: 'enrolling',
  claims: ['user_id'],
  input: {},
  output: options,
});

export const addPasskey = declareCall({
  method: 'POST',
  path: 'auth/passkeys/add.php',
  summary: 'Adds a passkey to the account; an operator’s first factor comes with recovery codes',
  access: 'enrolling',
  claims: ['user_id'],
  input: { credential, name },
  output: { message: z.string(), recovery_codes: z.array(z.string()) },
});

export const listPasskeys = declareCall({
  method: 'GET',
  path: 'auth/passkeys/list.php',
  summary: 'The own passkeys, and whether one is offered after signing in',
  access: 'account',
  claims: ['user_id'],
  input: {},
  output: {
    passkeys: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        created_at: z.string(),
        last_used_at: z.nullable(z.string()),
      }),
    ),
    is_offered: z.boolean(),
  },
});

export type Passkey = CallAnswer<typeof listPasskeys>['passkeys'][number];

export const closePasskeyOffer = declareCall({
  method: 'POST',
  path: 'auth/passkeys/close-offer.php',
  summary: 'Passkeys are no longer offered after signing in',
  access: 'account',
  claims: ['user_id'],
  input: {},
  output: {},
});

export const renamePasskey = declareCall({
  method: 'POST',
  path: 'auth/passkeys/rename.php',
  summary: 'Gives an own passkey another name',
  access: 'account',
  claims: ['user_id'],
  input: { id: recordId, name },
  output: { message: z.string() },
});

export const removePasskey = declareCall({
  method: 'POST',
  path: 'auth/passkeys/remove.php',
  summary: 'Removes an own passkey, unless it is all a required second factor consists of',
  access: 'account',
  claims: ['user_id'],
  input: { id: recordId },
  output: { message: z.string() },
});
