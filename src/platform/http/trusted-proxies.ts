import { BlockList, isIP } from 'node:net';

/**
 * Our proxies in front of the portal, as a number of hops or as address ranges. Whatever a stranger writes into the
 * forwarding header stands to the left of theirs and is never trusted.
 */
export type TrustedProxies = { readonly hops: number } | { readonly ranges: readonly string[] };

/** Whether the address at this position of the chain, counted from the nearest, is one of our proxies. */
export type TrustProxy = (address: string, hop: number) => boolean;

const withoutMapping = (address: string) =>
  address.toLowerCase().startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function addRange(list: BlockList, range: string): void {
  const [address = '', bits] = range.split('/');
  if (bits === undefined) list.addAddress(address, familyOf(address));
  else list.addSubnet(address, Number(bits), familyOf(address));
}

/** What is wrong with a setting, phrased to follow its name; undefined if it is valid. */
export function findProxyProblem(setting: string): string | undefined {
  if (/^\d{1,2}$/.test(setting)) return undefined;
  const error =
    'must be 0, how many proxies stand before the portal, or their addresses and ranges with commas between';
  const list = new BlockList();
  try {
    for (const range of rangesOf(setting)) addRange(list, range);
  } catch {
    return error;
  }
  return list.rules.length > 0 ? undefined : error;
}

const rangesOf = (setting: string) =>
  setting
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean);

export function readTrustedProxies(setting: string): TrustedProxies {
  return /^\d+$/.test(setting) ? { hops: Number(setting) } : { ranges: rangesOf(setting) };
}

export function trusting(proxies: TrustedProxies): TrustProxy {
  if ('hops' in proxies) return (_address, hop) => hop < proxies.hops;
  const list = new BlockList();
  for (const range of proxies.ranges) addRange(list, range);
  return (address) => {
    const plain = withoutMapping(address);
    return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
  };
}
