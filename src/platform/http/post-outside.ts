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

/** Nothing was answered: the network's failure or the other side's, and no mistake of ours. */
export class Unreachable extends Error {}

/** What may be posted to. */
export type Reach = {
  readonly protocols: readonly string[];
  mayName(hostname: string): boolean;
  readonly mayReach: MayReach;
};

/** Encrypted, on the open network. */
export const outside: Reach = {
  protocols: ['https:'],
  mayName: isPublicName,
  mayReach: isPublicAddress,
};

const TIMEOUT_MS = 10_000;

/** Below it there are the system's own services, none of which is asked by posting, but for one. */
const FIRST_OPEN_PORT = 1024;

type Post = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** A host that is an address itself is never looked up. */
const literalOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

export function mayPostTo(url: URL, { protocols, mayName, mayReach }: Reach): boolean {
  const literal = literalOf(url);
  if (url.username || url.password || !protocols.includes(url.protocol)) return false;
  // The usual one is not written in a parsed address.
  if (url.port && Number(url.port) < FIRST_OPEN_PORT) return false;
  return isIP(literal) === 0 ? mayName(literal) : mayReach(literal);
}

/**
 * Posts to an address that somebody else named and answers the status. It follows no redirect, keeps nothing
 * of what is answered, and gives up in time.
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
