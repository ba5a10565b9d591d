import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding } from './compress.ts';
import {
  encodingFor,
  headersOf,
  isKnown,
  type SendableBody,
  validatorsOf,
} from './sendable-body.ts';

type KeptParts = {
  /** Headers that every answer has. */
  readonly headers: Readonly<Record<string, string>>;
  findKept(request: FastifyRequest): SendableBody | undefined;
};

/** Sends what is kept and says so; false where nothing is. */
export type SendKept = (request: FastifyRequest, reply: FastifyReply) => boolean;

type HeaderBlock = readonly string[];

/**
 * Answers from what is kept before anything else looks at the request: no parsing, no handler, no
 * headers set one by one. The header block of a body is written once for each encoding.
 */
export function keptSender({ headers, findKept }: KeptParts): SendKept {
  const common = Object.entries(headers).flat();
  const blocks = new WeakMap<SendableBody, Map<Encoding, HeaderBlock>>();

  function blockOf(body: SendableBody, encoding: Encoding, bytes: Buffer): HeaderBlock {
    const known = blocks.get(body) ?? new Map<Encoding, HeaderBlock>();
    blocks.set(body, known);
    const found = known.get(encoding);
    if (found) return found;
    const own = { ...headersOf(body, encoding), 'content-length': String(bytes.length) };
    const block = [...common, ...Object.entries(own).flat()];
    known.set(encoding, block);
    return block;
  }

  function send(request: FastifyRequest, reply: FastifyReply, body: SendableBody): boolean {
    const known = isKnown(request, body);
    const encoding = encodingFor(request, body);
    const bytes = body.ready.get(encoding);
    // The first who asks for an encoding waits for it on the long way.
    if (!bytes && !known) return false;
    const block = bytes && !known ? blockOf(body, encoding, bytes) : notModified(body);
    reply.hijack();
    reply.raw.writeHead(known ? 304 : body.status, [...block, 'x-request-id', request.id]);
    reply.raw.end(known ? undefined : bytes);
    return true;
  }

  function notModified(body: SendableBody): HeaderBlock {
    return [...common, ...Object.entries(validatorsOf(body)).flat()];
  }

  return (request, reply) => {
    if (request.method !== 'GET') return false;
    const body = findKept(request);
    return body !== undefined && send(request, reply, body);
  };
}
