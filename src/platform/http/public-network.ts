import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 networks that are not public: loopback, private, link-local, shared, reserved and multicast. */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4');
}

/**
 * IPv6: only the range assigned for global use, without the parts below, which embed IPv4 addresses or are reserved.
 */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const carrying6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  carrying6.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address is public and not part of a network behind ours. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4');
  return isIP(address) === 6 && open6.check(address, 'ipv6') && !carrying6.check(address, 'ipv6');
}

/** Top-level names that do not exist in public DNS: they are for one machine, one local network or nobody. */
const closedEndings: ReadonlySet<string> = new Set([
  'alt',
  'arpa',
  'corp',
  'home',
  'internal',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'test',
]);

/** Whether a name may exist in public DNS. Which address it has is checked when it is resolved. */
export function isPublicName(hostname: string): boolean {
  const labels = hostname.toLowerCase().replace(/\.$/, '').split('.');
  return labels.length > 1 && !labels.includes('') && !closedEndings.has(labels.at(-1) ?? '');
}

export type MayReach = (address: string) => boolean;

export class ClosedNetwork extends Error {}

/** DNS settings: the timeout, and servers to use instead of the machine's own. */
export type LookedUp = { readonly timeoutMs: number; readonly servers?: readonly string[] };

const asUsual: LookedUp = { timeoutMs: 2000 };
const TRIES = 2;

type Found = { readonly address: string; readonly family: number };

/** All addresses of a name. Throws only if there are none at all. */
async function addressesOf(hostname: string, { timeoutMs, servers }: LookedUp): Promise<Found[]> {
  const resolver = new Resolver({ timeout: timeoutMs, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const [older, newer] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  const found = [
    ...(older.status === 'fulfilled' ? older.value : []).map((address) => ({ address, family: 4 })),
    ...(newer.status === 'fulfilled' ? newer.value : []).map((address) => ({ address, family: 6 })),
  ];
  if (found.length === 0 && older.status === 'rejected') throw older.reason;
  return found;
}

/**
 * A DNS lookup for connections that refuses a name with any address in a closed network. The connection uses the
 * addresses that were checked, so the name cannot resolve differently in between. The system's resolver is not used,
 * because it occupies a thread of the small pool that files and compression share for as long as a slow server likes.
 */
export function guardedLookup(mayReach: MayReach, how: LookedUp = asUsual): LookupFunction {
  return (hostname, options, done) => {
    addressesOf(hostname, how).then(
      (addresses) => {
        const wanted = addresses.filter(
          ({ family }) => !options.family || family === options.family,
        );
        const [first] = wanted;
        const refused = addresses.some(({ address }) => !mayReach(address));
        if (refused || !first) {
          return done(new ClosedNetwork('The name leads into a closed network'), []);
        }
        if (options.all) return done(null, wanted);
        return done(null, first.address, first.family);
      },
      (error) => done(error, []),
    );
  };
}
