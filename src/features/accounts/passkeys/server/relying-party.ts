/** For whom a passkey is made and shown: the portal at its own address, and nobody who looks like it. */
export function relyingParty(appUrl: string): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(appUrl);
  return { id: hostname, origin };
}

/** Which account a passkey is for, as the authenticator keeps it; it names nobody. */
export function userHandleOf(accountId: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`account-${accountId}`);
}

/** Ed25519, ES256 and RS256: what devices make. Post-quantum ones are still an experiment of the runtime. */
export const algorithms = [-8, -7, -257];
