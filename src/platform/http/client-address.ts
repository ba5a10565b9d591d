import type { IncomingMessage } from 'node:http';
import type { TrustProxy } from './trusted-proxies.ts';

type Connected = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string };
};

/** The longest chain of proxies that is followed; more entries in the header are forged. */
const LONGEST_CHAIN = 32;

/** The client's address, the same as Fastify's `request.ip`, for use before Fastify sees the request. */
export function clientAddress({ headers, socket }: Connected, trust: TrustProxy): string {
  let address = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined || !trust(address, 0)) return address;
  const before = String(forwarded);
  let end = before.length;
  for (let hop = 1; hop <= LONGEST_CHAIN && end >= 0; hop += 1) {
    const comma = end === 0 ? -1 : before.lastIndexOf(',', end - 1);
    const next = before.slice(comma + 1, end).trim();
    if (next === '') break;
    address = next;
    if (!trust(address, hop)) break;
    end = comma;
  }
  return address;
}
