import type { FastifyReply } from 'fastify';
import type { FileAnswer } from '#platform/calls/file-answer.ts';

/** Letters that every header can carry; the full name follows in the encoded form. */
function plainName(name: string): string {
  return name.replace(/[^\w.-]+/g, '_');
}

/** Sends a private file: to be saved, not shown, and kept by nobody on the way. */
export function sendFile(reply: FastifyReply, answer: FileAnswer): FastifyReply {
  const { fileName, contentType, content } = answer;
  const encoded = encodeURIComponent(fileName);
  return reply
    .headers({
      'content-disposition': `attachment; filename="${plainName(fileName)}"; filename*=UTF-8''${encoded}`,
      'cache-control': 'private, no-store',
      vary: 'authorization',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .type(contentType)
    .send(content);
}
