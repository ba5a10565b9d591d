import type { FastifyRequest } from 'fastify';
import type { AskedAddress } from '#platform/cache/answer-cache.ts';
import type { AnyCall } from '#platform/calls/call.ts';
import { addressOf } from '#platform/calls/call-address.ts';
import { isDeclared } from '#platform/calls/parse-input.ts';

type Asking = Pick<FastifyRequest, 'url' | 'query' | 'routeOptions'>;

/** The address a request asks for, as declared and, if it contains no undeclared parameters, as written. */
export function askedAddress(
  { url, query, routeOptions }: Asking,
  call: AnyCall,
  raw: object,
): AskedAddress {
  const isAllDeclared = Object.keys(query as object).every((name) => isDeclared(call, name));
  return {
    declared: addressOf(routeOptions.url ?? '', call, raw),
    written: isAllDeclared ? url : undefined,
  };
}
