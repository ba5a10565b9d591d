import { MOST_PASSKEYS } from '#features/accounts/passkeys/passkeys.contract.ts';
import { passkeysTexts as texts } from '#features/accounts/passkeys/passkeys.texts.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { type ChallengeUse, makeChallenge, takeChallenge } from './challenges.ts';
import { madeCredential, readCredential } from './credentials.ts';
import { findPasskeys, type NewPasskey } from './passkeys.ts';
import { algorithms, relyingParty, userHandleOf } from './relying-party.ts';
import { refusedPasskey } from './show-passkey.ts';

const library = () => import('@simplewebauthn/server');

type Parts = Pick<OperationContext, 'database' | 'appUrl'>;

const enrolling = ({ sessionId }: Caller): ChallengeUse => ({ purpose: 'enrol', sessionId });

export function requireRoom(count: number): void {
  if (count < MOST_PASSKEYS) return;
  throw new CallProblem('too_many_passkeys', 409, texts.tooMany, {
    values: { most: MOST_PASSKEYS },
  });
}

/** Registration options for a passkey that can sign in by itself, with user verification. */
export async function askForNewPasskey(
  context: Parts & Pick<OperationContext, 'visitor'>,
  caller: Caller,
  site: string,
): Promise<string> {
  const { generateRegistrationOptions } = await library();
  const known = await findPasskeys(context.database.pool, caller.accountId);
  requireRoom(known.length);
  const asked = await generateRegistrationOptions({
    rpID: relyingParty(context.appUrl).id,
    rpName: site,
    userID: userHandleOf(caller.accountId),
    userName: caller.email,
    userDisplayName: caller.name || caller.email,
    challenge: await makeChallenge(context, enrolling(caller)),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id.toString('base64url'),
      transports,
    })),
  });
  return JSON.stringify(asked);
}

/** Verifies the passkey that was made for this session of the caller. It is not stored yet. */
export async function requireMadePasskey(
  { database, appUrl }: Parts,
  caller: Caller,
  text: string,
): Promise<Omit<NewPasskey, 'name'>> {
  const { credential, challenge } = readCredential(madeCredential, text);
  if (!(await takeChallenge(database.pool, challenge, enrolling(caller)))) throw refusedPasskey();
  const { verifyRegistrationResponse } = await library();
  const { id, origin } = relyingParty(appUrl);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => {
    // The library throws for every response it refuses.
    throw refusedPasskey();
  });
  if (!verified) throw refusedPasskey();
  const made = registrationInfo.credential;
  return {
    accountId: caller.accountId,
    credentialId: Buffer.from(made.id, 'base64url'),
    publicKey: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: credential.response.transports ?? [],
  };
}
