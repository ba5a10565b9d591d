import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The eight groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array(GROUPS - before.length - after.length).fill('0'), ...after];
}

/** Removes the port that some proxies append to the address; it differs between connections. */
const withoutPort = (ip: string) =>
  ip.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^((?:\d+\.){3}\d+):\d+$/, '$1');

/**
 * What limits count as one caller: an IPv4 address, or the /64 of an IPv6 address, because every household has 2^64 of
 * those.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const [address = ''] = withoutPort(ip)
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .split('%', 1);
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address.toLowerCase()).slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
