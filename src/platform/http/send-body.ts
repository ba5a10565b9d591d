import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress } from './compress.ts';

function etagOf(body: Buffer): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Sends a body compressed, with an ETag so that an unchanged one is not sent again. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  contentType: string,
  text: string,
): Promise<FastifyReply> {
  const body = Buffer.from(text);
  const etag = etagOf(body);
  reply.header('etag', etag).header('vary', 'accept-encoding, accept-language, cookie');
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) {
    return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], body.length);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(contentType).send(await compress(body, encoding));
}
