/**
 * A link as somebody typed it, made fit to be followed: https where no scheme is given, and nothing
 * but http and https, whatever got stored. A name and password before the host are none of a link's
 * business: they hide which site it leads to, and publish a secret.
 */
export function findWebAddress(typed: string | null | undefined): string | undefined {
  const link = typed?.trim();
  if (!link) return undefined;
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(link) ? link : `https://${link}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password, href } = new URL(address);
  return !(username || password) && /^https?:$/.test(protocol) ? href : undefined;
}
