/** Loaded on demand, so that people without passkeys never load it. */
const library = () => import('@simplewebauthn/browser');

export const knowsPasskeys = () => typeof window.PublicKeyCredential === 'function';

/** Whether the device itself can create a passkey, with fingerprint, face or PIN. */
export async function canMakePasskeyHere(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  const { platformAuthenticatorIsAvailable } = await library();
  return platformAuthenticatorIsAvailable();
}

/** Whether the browser can offer passkeys in its autofill. */
export async function canFillInPasskeys(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  const { browserSupportsWebAuthnAutofill } = await library();
  return browserSupportsWebAuthnAutofill();
}

/** Creates a passkey with the server's options. Options and result are WebAuthn JSON. */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await library();
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
}

/** Asks for a passkey, at once or as part of the browser's autofill. */
export async function showPasskey(options: string, filledIn = false): Promise<string> {
  const { startAuthentication } = await library();
  const shown = await startAuthentication({
    optionsJSON: JSON.parse(options),
    useBrowserAutofill: filledIn,
  });
  return JSON.stringify(shown);
}

/** Cancels the ceremony that the browser is waiting for, if any. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}
