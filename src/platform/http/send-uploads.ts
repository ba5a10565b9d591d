import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#platform/calls/call-problem.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { lookup } from '#platform/lookups/lookup.ts';
import { isNamed } from './sendable-body.ts';
import { KEPT_FOR_S, UPLOAD_POLICY } from './upload-policy.ts';

/** The types that uploads are converted to; anything else is served as a download. */
const contentTypes: Readonly<Record<string, string>> = lookup({
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
});

/** Serves public files that are not on this machine, so that no bucket has to be public. */
export function sendUploads(app: FastifyInstance, store: FileStore): void {
  app.get<{ Params: { '*': string } }>('/Upload/*', async (request, reply) => {
    const path = `Upload/${request.params['*']}`;
    const file = await store.find(path);
    if (!file) throw notFound();
    const { content, sizeBytes, etag } = file;
    reply.headers({
      'cache-control': `public, max-age=${KEPT_FOR_S}, immutable`,
      'content-security-policy': UPLOAD_POLICY,
      ...(etag && { etag }),
    });
    if (etag && isNamed(etag, request.headers['if-none-match'] ?? '')) {
      content.destroy();
      return reply.code(304).send();
    }
    return reply
      .type(contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream')
      .header('content-length', sizeBytes)
      .send(content);
  });
}
