import type { IncomingMessage } from 'node:http';
import type { TrustProxy } from './trusted-proxies.ts';

type Connected = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string };
};

/** More than stand before any portal; the rest of a longer header is a stranger's. */
const LONGEST_CHAIN = 32;

/** The address a request came from, the same as Fastify's `request.ip`, before Fastify has seen it. */
export function clientAddress({ headers, socket }: Connected, trust: TrustProxy): string {
  let address = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined || !trust(address, 0)) return address;
  const before = String(forwarded).split(',').slice(-LONGEST_CHAIN).reverse();
  for (const [hop, written] of before.entries()) {
    const next = written.trim();
    if (next === '') break;
    address = next;
    if (!trust(address, hop + 1)) break;
  }
  return address;
}
