import type { IncomingMessage } from 'node:http';

type Connected = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string };
};

/** The address a request came from, the same as Fastify's `request.ip`, before Fastify has seen it. */
export function clientAddress({ headers, socket }: Connected, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  const [first = ''] = String(forwarded ?? '').split(',', 1);
  return first.trim() || (socket.remoteAddress ?? '');
}
