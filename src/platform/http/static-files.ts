import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '#platform/files/file-store.ts';

const ONE_YEAR_MS = 31_536_000_000;

/** Built files have a hash in their name, so a browser may keep them for good. */
export async function serveBuiltFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: ONE_YEAR_MS,
    index: false,
  });
}

/** Pictures of companies, sponsors and the site, under the stated Upload/ paths. */
export async function serveUploads(app: FastifyInstance, store: FileStore): Promise<void> {
  mkdirSync(store.publicRoot, { recursive: true });
  await app.register(fastifyStatic, {
    root: store.publicRoot,
    prefix: '/Upload/',
    decorateReply: false,
    immutable: true,
    maxAge: ONE_YEAR_MS,
    index: false,
    setHeaders: (reply) => {
      // Whatever got in there, a browser that opens it directly runs nothing.
      reply.header('content-security-policy', "default-src 'none'; sandbox");
    },
  });
}

/** Files at fixed addresses, such as the icon. */
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
