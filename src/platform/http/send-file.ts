import type { FastifyReply } from 'fastify';
import type { FileAnswer } from '#platform/calls/file-answer.ts';

/** Replaces characters that some clients cannot read in a header; the full name follows in encoded form. */
function plainName(name: string): string {
  return name.replace(/[^\w.-]+/g, '_');
}

/** Sends a private file as a download that no cache may store. */
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
