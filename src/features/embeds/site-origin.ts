/** A public host name. An asterisk or a quote would have a meaning in the CSP header. */
const hostPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

const LONGEST_HOST = 253;

const isNumber = (text: string) => /^\d+$/.test(text);

/**
 * The origin of a site, from its address or that of one of its pages. Undefined if it is not https, or the host is an
 * IP address.
 */
export function findSiteOrigin(typed: string): string | undefined {
  const text = typed.trim();
  const address = text.includes('://') ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, username, password, origin } = new URL(address);
  if (protocol !== 'https:' || username || password) return undefined;
  if (hostname.length > LONGEST_HOST || !hostPattern.test(hostname)) return undefined;
  return isNumber(hostname.split('.').at(-1) ?? '') ? undefined : origin;
}
