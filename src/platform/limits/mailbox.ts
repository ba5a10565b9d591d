const googleHosts: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * What an address leads to: nearly everywhere the same mailbox whatever stands behind a plus, and at Google whatever
 * dots are in it. Where they lead elsewhere, a few people are counted as one.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+', 1);
  return googleHosts.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
