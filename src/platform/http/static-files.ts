import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '#platform/files/file-store.ts';
import { sendUploads } from './send-uploads.ts';
import { KEPT_FOR_S, UPLOAD_POLICY } from './upload-policy.ts';

/** Built files have a hash in their names, so browsers may cache them for good. */
export async function serveBuiltFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: KEPT_FOR_S * 1000,
    index: false,
  });
}

/** Serves the public uploads below Upload/: pictures of companies, sponsors and the site. */
export async function serveUploads(app: FastifyInstance, store: FileStore): Promise<void> {
  if (store.folder === undefined) return sendUploads(app, store);
  const root = join(store.folder, 'Upload');
  mkdirSync(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: '/Upload/',
    decorateReply: false,
    immutable: true,
    maxAge: KEPT_FOR_S * 1000,
    index: false,
    setHeaders: (reply) => {
      reply.header('content-security-policy', UPLOAD_POLICY);
    },
  });
}

/** Serves files at fixed addresses, such as the icon. */
export async function serveFixedFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    maxAge: '1d',
    index: false,
  });
}
