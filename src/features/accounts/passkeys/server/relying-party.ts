/** The WebAuthn relying party: the portal under its own address, so that a look-alike site gets nothing. */
export function relyingParty(appUrl: string): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(appUrl);
  return { id: hostname, origin };
}

/** The account's id as the authenticator stores it. It names no person. */
export function userHandleOf(accountId: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`account-${accountId}`);
}

/** Ed25519, ES256 and RS256: what devices create. Post-quantum algorithms are still experimental in the runtime. */
export const algorithms = [-8, -7, -257];
