/** The library that speaks with the device; whoever uses no passkey never loads it. */
const library = () => import('@simplewebauthn/browser');

export const knowsPasskeys = () => typeof window.PublicKeyCredential === 'function';

/** Whether the device itself can make one, by fingerprint, face or PIN. */
export async function canMakePasskeyHere(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  const { platformAuthenticatorIsAvailable } = await library();
  return platformAuthenticatorIsAvailable();
}

/** Whether passkeys can stand among what the browser fills in. */
export async function canFillInPasskeys(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  const { browserSupportsWebAuthnAutofill } = await library();
  return browserSupportsWebAuthnAutofill();
}

/** Has the device make what the server asked for; both speak WebAuthn's own JSON. */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await library();
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
}

/** Has the person show a passkey, at once or as part of what the browser fills in. */
export async function showPasskey(options: string, filledIn = false): Promise<string> {
  const { startAuthentication } = await library();
  const shown = await startAuthentication({
    optionsJSON: JSON.parse(options),
    useBrowserAutofill: filledIn,
  });
  return JSON.stringify(shown);
}

/** Whatever the browser still waits for is called off. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}
