import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { answerErrors } from './error-answers.ts';
import { securityHeaders } from './security-headers.ts';
import { keptSender } from './send-kept.ts';
import type { SendableBody } from './sendable-body.ts';

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

type ServerFacts = {
  readonly log: FastifyBaseLogger;
  /** An answer that is ready to be sent. */
  findKept(request: FastifyRequest): SendableBody | undefined;
};

export async function createServer(
  config: Config,
  { log, findKept }: ServerFacts,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...limits,
    loggerInstance: log,
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    return503OnClosing: false,
  });
  const headers = securityHeaders(config.appUrl.startsWith('https:'));
  const sendKept = keptSender({ headers, findKept });
  app.addHook('onRequest', (request, reply, done) => {
    if (sendKept(request, reply)) return;
    reply.header('x-request-id', request.id).headers(headers);
    done();
  });
  answerErrors(app);
  await app.register(formbody, { bodyLimit: MEGABYTE });
  await app.register(multipart, { limits: multipartLimits });
  return app;
}
