/**
 * Makes a typed link safe to follow: https if it has no scheme, and nothing but http and https, whatever was stored.
 * Links
 * with a user name or password are refused, because these hide which site the link leads to and publish a secret.
 */
export function findWebAddress(typed: string | null | undefined): string | undefined {
  const link = typed?.trim();
  if (!link) return undefined;
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(link) ? link : `https://${link}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password, href } = new URL(address);
  return !(username || password) && /^https?:$/.test(protocol) ? href : undefined;
}
