import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress, type Encoding } from './compress.ts';

/** An answer's body, ready to be sent any number of times; each encoding is made once. */
export type SendableBody = {
  readonly status: number;
  readonly contentType: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
  /** About what it takes in memory with its encodings. */
  readonly weight: number;
};

const COMPRESSED_SHARE = 1.5;

export function sendableBody(contentType: string, text: string, status = 200): SendableBody {
  const plain = Buffer.from(text);
  return {
    status,
    contentType,
    etag: `"${createHash('sha1').update(plain).digest('base64url')}"`,
    plain,
    encoded: new Map(),
    weight: plain.length * COMPRESSED_SHARE,
  };
}

function encodedAs(body: SendableBody, encoding: Encoding): Promise<Buffer> {
  const known = body.encoded.get(encoding);
  if (known) return known;
  const made = compress(body.plain, encoding);
  body.encoded.set(encoding, made);
  return made;
}

/** Sends a body compressed, with an ETag so that an unchanged one is not sent again. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: SendableBody,
): Promise<FastifyReply> {
  reply.headers({
    etag: body.etag,
    vary: 'accept-encoding, accept-language, cookie',
    'cache-control': 'no-cache',
  });
  if (body.status === 200 && request.headers['if-none-match'] === body.etag) {
    return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], body.plain.length);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const bytes = encoding === 'identity' ? body.plain : await encodedAs(body, encoding);
  return reply.code(body.status).type(body.contentType).send(bytes);
}
