/** A name that the whole world resolves; an asterisk or a quote would mean something in a header. */
const hostPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

const LONGEST_HOST = 253;

const isNumber = (text: string) => /^\d+$/.test(text);

/**
 * The origin of a site as somebody typed it: the whole address of one of its pages does. None where it
 * is not https or its host is a number, not a name.
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
