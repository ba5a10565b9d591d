import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { holdWithin } from '#platform/cache/second-chance.ts';
import {
  chooseEncoding,
  compressQuickly,
  compressWell,
  type Encoding,
  unpack,
} from './compress.ts';
import { ownBytes } from './own-bytes.ts';
import { FRAME_OPTIONS, framingHeaders } from './security-headers.ts';
import { bytesInSharedBuffer, bytesOf } from './text-bytes.ts';

/** A response body that can be sent any number of times; each encoding is produced once. */
export type SendableBody = {
  readonly status: number;
  readonly contentType: string;
  readonly etag: string;
  /** Whether it is downloaded instead of displayed. */
  readonly attachment: boolean;
  /** Made for one caller: no shared cache or browser may store it. */
  readonly private: boolean;
  /** Further headers that tell clients how the content may be used. */
  readonly signals: Readonly<Record<string, string>>;
  /** Origins whose pages may embed it in a frame; almost always none. */
  readonly framedBy: readonly string[];
  /** Whether only its brotli form is kept. */
  readonly packed: boolean;
  /** The uncompressed bytes; a packed body is decompressed each time. */
  readonly plain: Buffer;
  /** The length of the uncompressed body. */
  readonly length: number;
  /** Encodings produced so far. */
  readonly ready: Map<Encoding, Buffer>;
  /** Encodings that are compressed well, or about to be. */
  readonly improved: Set<Encoding>;
  /** The pattern of the route it is sent from, set when it is first sent. */
  route?: string;
  /** Roughly what it takes in memory, encodings included. */
  readonly weight: number;
};

export const JSON_TYPE = 'application/json; charset=utf-8';

const COMPRESSED_SHARE = 1.5;

/**
 * What packed bodies are sent as to the few clients that do not take brotli. Bounded for all bodies together, so that
 * who asks for every page that way leaves no more behind.
 */
const rareForms = holdWithin<Buffer>(8 * 1024 * 1024);

type BodyFacts = {
  readonly status?: number;
  readonly attachment?: boolean;
  readonly private?: boolean;
  readonly signals?: Readonly<Record<string, string>>;
  readonly framedBy?: readonly string[];
  /**
   * Stores only the compressed form, which nearly every client accepts, so that three times as many pages fit in the
   * cache.
   */
  readonly packed?: boolean;
};

export function sendableBody(
  contentType: string,
  text: string,
  facts: BodyFacts = {},
): SendableBody {
  const { status = 200, attachment = false, private: ofCaller = false } = facts;
  const { signals = {}, framedBy = [], packed = false } = facts;
  const plain = packed ? bytesInSharedBuffer(text) : ownBytes(bytesOf(text));
  const common = {
    status,
    contentType,
    attachment,
    private: ofCaller,
    signals,
    framedBy,
    packed,
    length: plain.length,
  };
  if (packed) return packedBody(common, plain);
  let etag: string | undefined;
  return {
    ...common,
    // Computed lazily, because it is not needed if only pages use the answer.
    get etag() {
      etag ??= etagOf(plain);
      return etag;
    },
    plain,
    ready: new Map([['identity', plain]]),
    improved: new Set(['identity']),
    weight: plain.length * COMPRESSED_SHARE,
  };
}

const etagOf = (plain: Buffer) => `"${hash('sha1', plain, 'base64url')}"`;

type CommonFacts = Omit<SendableBody, 'etag' | 'plain' | 'ready' | 'improved' | 'weight'>;

/** Does not retain the uncompressed bytes. */
function packedBody(common: CommonFacts, plain: Buffer): SendableBody {
  const bytes = ownBytes(compressQuickly(plain, 'br'));
  const ready = new Map<Encoding, Buffer>([['br', bytes]]);
  return {
    ...common,
    etag: etagOf(plain),
    get plain() {
      return unpack(ready.get('br') ?? bytes);
    },
    ready,
    improved: new Set(['identity', 'gzip']),
    weight: bytes.length,
  };
}

/** What is at hand of a body in this encoding. */
export function readyAs(body: SendableBody, encoding: Encoding): Buffer | undefined {
  const ready = body.ready.get(encoding);
  if (ready || !body.packed) return ready;
  return encoding === 'identity' ? body.plain : rareForms.find(body.etag);
}

function encodedAs(body: SendableBody, encoding: Encoding): Buffer {
  const known = readyAs(body, encoding);
  if (known) return known;
  const bytes = ownBytes(compressQuickly(body.plain, encoding));
  if (body.packed) rareForms.set(body.etag, bytes, bytes.length);
  else body.ready.set(encoding, bytes);
  return bytes;
}

/** Replaces a quickly compressed encoding by a smaller one, once, in the background. */
export function improve(body: SendableBody, encoding: Encoding): void {
  if (body.improved.has(encoding)) return;
  body.improved.add(encoding);
  compressWell(body.plain, encoding).then(
    (bytes) => body.ready.set(encoding, ownBytes(bytes)),
    // The quick one remains.
    () => undefined,
  );
}

type Asking = Pick<IncomingMessage, 'headers'>;

/** Among the tags a caller names, or whatever there is; a proxy that compresses marks one as weak. */
export const isNamed = (etag: string, named: string) =>
  named === etag ||
  named.trim() === '*' ||
  named.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);

/** Whether the caller has this very body already. */
export function isKnown({ headers }: Asking, body: SendableBody): boolean {
  const named = headers['if-none-match'];
  if (named === undefined || body.status !== 200 || body.private) return false;
  return isNamed(body.etag, named);
}

export function encodingFor({ headers }: Asking, { length }: SendableBody): Encoding {
  return chooseEncoding(headers['accept-encoding'], length);
}

const VARIES_BY = 'accept, accept-encoding, accept-language, cookie';

export function validatorsOf(body: SendableBody): Record<string, string> {
  if (body.private) return { vary: `${VARIES_BY}, authorization`, 'cache-control': 'no-store' };
  return {
    etag: body.etag,
    vary: VARIES_BY,
    'cache-control': 'no-cache',
    // Everybody gets the same, so scripts of other sites may read it too.
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'etag',
  };
}

export function headersOf(body: SendableBody, encoding: Encoding): Record<string, string> {
  return {
    ...validatorsOf(body),
    ...body.signals,
    'content-type': body.contentType,
    ...(body.attachment ? { 'content-disposition': 'attachment' } : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
}

/** The headers of every response, adapted to a body that may be framed. */
export function commonHeadersOf(
  { framedBy }: SendableBody,
  common: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (framedBy.length === 0) return common;
  const { [FRAME_OPTIONS]: _none, ...others } = common;
  return { ...others, ...framingHeaders(framedBy) };
}

function letFrame(reply: FastifyReply, { framedBy }: SendableBody): void {
  if (framedBy.length > 0) reply.removeHeader(FRAME_OPTIONS).headers(framingHeaders(framedBy));
}

/** Sends a body, compressed if possible, or 304 if the client has it already. */
export function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: SendableBody,
): FastifyReply {
  body.route ??= request.routeOptions.url;
  // On a 304 as well, because the browser updates its stored headers from it.
  letFrame(reply, body);
  if (isKnown(request, body)) return reply.headers(validatorsOf(body)).code(304).send();
  const encoding = encodingFor(request, body);
  const bytes = encodedAs(body, encoding);
  return reply.code(body.status).headers(headersOf(body, encoding)).send(bytes);
}
