import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { answerErrors } from './error-answers.ts';
import { sendSecurityHeaders } from './security-headers.ts';

const MEGABYTE = 1024 * 1024;

/** Nothing a client does slowly, hugely or endlessly holds the server. */
const limits = {
  bodyLimit: MEGABYTE,
  connectionTimeout: 60_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  http: { maxHeaderSize: 16 * 1024, headersTimeout: 20_000 },
  routerOptions: { maxParamLength: 300 },
};

const multipartLimits = {
  fields: 50,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  files: 5,
  fileSize: 10 * MEGABYTE,
  parts: 55,
  headerPairs: 100,
};

export async function createServer(
  config: Config,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...limits,
    loggerInstance: log,
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    return503OnClosing: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  sendSecurityHeaders(app, config.appUrl.startsWith('https:'));
  answerErrors(app);
  await app.register(formbody, { bodyLimit: MEGABYTE });
  await app.register(multipart, { limits: multipartLimits });
  return app;
}
