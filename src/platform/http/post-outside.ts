import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import {
  ClosedNetwork,
  guardedLookup,
  isPublicAddress,
  isPublicName,
  type MayReach,
} from './public-network.ts';

/** No response arrived. The fault is the network's or the other side's, not ours. */
export class Unreachable extends Error {}

/** The addresses that may be posted to. */
export type Reach = {
  readonly protocols: readonly string[];
  mayName(hostname: string): boolean;
  readonly mayReach: MayReach;
};

/** Public addresses over TLS. */
export const outside: Reach = {
  protocols: ['https:'],
  mayName: isPublicName,
  mayReach: isPublicAddress,
};

const TIMEOUT_MS = 10_000;

/** Ports below are for the system's own services; none but the default port of HTTPS takes posts. */
const FIRST_OPEN_PORT = 1024;

type Post = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** The host without the brackets of an IPv6 address. A host that is an address is never looked up. */
const literalOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

export function mayPostTo(url: URL, { protocols, mayName, mayReach }: Reach): boolean {
  const literal = literalOf(url);
  if (url.username || url.password || !protocols.includes(url.protocol)) return false;
  // URL omits the protocol's default port.
  if (url.port && Number(url.port) < FIRST_OPEN_PORT) return false;
  return isIP(literal) === 0 ? mayName(literal) : mayReach(literal);
}

/**
 * Posts to an address that somebody else chose and returns the status. It follows no redirects, discards the response
 * body and times out.
 */
export async function postOutside(
  address: string,
  { headers, body }: Post,
  reach: Reach,
): Promise<number> {
  const url = new URL(address);
  if (!mayPostTo(url, reach)) throw new ClosedNetwork('The address may not be asked');
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: guardedLookup(reach.mayReach),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false,
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    request.on('error', (error) =>
      reject(
        error instanceof ClosedNetwork
          ? error
          : new Unreachable('Nothing was answered', { cause: error }),
      ),
    );
    request.end(body);
  });
}
