import { passkeysTexts as texts } from '#features/accounts/passkeys/passkeys.texts.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { type ChallengeUse, makeChallenge, takeChallenge } from './challenges.ts';
import { readCredential, type ShownCredential, shownCredential } from './credentials.ts';
import { findPasskey, type KnownPasskey, type OwnPasskey, recordPasskeyUse } from './passkeys.ts';
import { relyingParty, userHandleOf } from './relying-party.ts';

/** Loaded with the first use of a passkey, because it takes longer to load than the rest of this feature. */
const library = () => import('@simplewebauthn/server');

type Parts = Pick<OperationContext, 'database' | 'appUrl'>;

/** The same error for every cause: the exact one would only help an attacker. */
export function refusedPasskey(): CallProblem {
  return new CallProblem('passkey_refused', 400, texts.refused);
}

/** Request options for an authenticator. Any passkey of the portal will do, unless `among` names some. */
export async function askForPasskey(
  context: Parts & Pick<OperationContext, 'visitor'>,
  use: ChallengeUse,
  among: readonly OwnPasskey[] = [],
): Promise<string> {
  const { generateAuthenticationOptions } = await library();
  const asked = await generateAuthenticationOptions({
    rpID: relyingParty(context.appUrl).id,
    challenge: await makeChallenge(context, use),
    userVerification: 'required',
    allowCredentials: among.map(({ credential_id, transports }) => ({
      id: credential_id.toString('base64url'),
      transports,
    })),
  });
  return JSON.stringify(asked);
}

function isForAccount({ response }: ShownCredential, accountId: number): boolean {
  const { userHandle } = response;
  const handle = Buffer.from(userHandleOf(accountId)).toString('base64url');
  return !userHandle || userHandle === handle;
}

/**
 * The new counter if the signature is valid: made with this passkey, for our site, with user verification. Otherwise
 * undefined.
 */
async function verifiedCounter(
  passkey: KnownPasskey,
  shown: { readonly credential: ShownCredential; readonly challenge: string },
  appUrl: string,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { id, origin } = relyingParty(appUrl);
  const { credential, challenge } = shown;
  const { userHandle, ...response } = credential.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, userHandle: userHandle ?? undefined },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws for every response it refuses.
    return undefined;
  }
}

/** Verifies the passkey that was shown, requires `accountId` if given, and records the use. */
export async function requireShownPasskey(
  { database, appUrl }: Parts,
  text: string,
  use: ChallengeUse & { readonly accountId?: number },
): Promise<KnownPasskey> {
  const { pool } = database;
  const shown = readCredential(shownCredential, text);
  const { accountId, purpose, sessionId } = use;
  if (!(await takeChallenge(pool, shown.challenge, { purpose, sessionId }))) throw refusedPasskey();
  const passkey = await findPasskey(pool, Buffer.from(shown.credential.id, 'base64url'));
  if (!passkey || (accountId !== undefined && passkey.account_id !== accountId)) {
    throw refusedPasskey();
  }
  if (!isForAccount(shown.credential, passkey.account_id)) throw refusedPasskey();
  const counter = await verifiedCounter(passkey, shown, appUrl);
  if (counter === undefined || !(await recordPasskeyUse(pool, passkey.id, counter))) {
    throw refusedPasskey();
  }
  return passkey;
}
