import { randomUUID } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { LARGEST_FILE_BYTES, LARGEST_TEXT_BYTES } from './body-limits.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { answerErrors } from './error-answers.ts';
import type { RequestMetrics } from './metrics.ts';
import { securityHeaders } from './security-headers.ts';
import { cachedSender, type Sent } from './send-cached.ts';
import type { SendableBody } from './sendable-body.ts';
import { loadShedder } from './shed-load.ts';
import { trusting } from './trusted-proxies.ts';

/** Nothing a client does slowly, hugely or endlessly holds the server. */
const limits = { bodyLimit: LARGEST_TEXT_BYTES, routerOptions: { maxParamLength: 300 } };

const CONNECTION_TIMEOUT_MS = 60_000;

const connectionLimits = {
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  headersTimeout: 20_000,
  maxHeaderSize: 16 * 1024,
};

function limited(listener: RequestListener): Server {
  return createHttpServer(connectionLimits, listener).setTimeout(CONNECTION_TIMEOUT_MS);
}

const multipartLimits = {
  fields: 50,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  files: 5,
  fileSize: LARGEST_FILE_BYTES,
  parts: 55,
  headerPairs: 100,
};

type ServerFacts = {
  readonly log: FastifyBaseLogger;
  readonly metrics: RequestMetrics;
  readonly limit: ConcurrencyLimit;
  /** Beginnings of paths that are answered however much there is to do. */
  readonly neverShed: readonly string[];
  busyPage(language: Language): string;
  /** Whether callers should look elsewhere from now on; they are still answered. */
  isLeaving(): boolean;
  /** An answer that is ready to be sent. */
  findCached(request: IncomingMessage): SendableBody | undefined;
};

/** The line that Fastify writes of an answer that went through it. */
function logSent(log: FastifyBaseLogger, { id, route, status, tookMs }: Sent): void {
  const req = { method: 'GET', routeOptions: { url: route } };
  const res = { statusCode: status };
  log.info({ reqId: id, req, res, responseTime: tookMs }, 'request completed');
}

export async function createServer(config: Config, facts: ServerFacts): Promise<FastifyInstance> {
  const { log, metrics, isLeaving, findCached } = facts;
  const headers = securityHeaders(config.appUrl.startsWith('https:'));
  const sendCached = cachedSender({
    headers,
    findCached,
    onSent(sent) {
      metrics.countCacheHit(sent.route, sent.status);
      logSent(log, sent);
    },
  });
  const shedLoad = loadShedder({ ...facts, headers });
  let isClosing = false;
  const app = Fastify({
    ...limits,
    loggerInstance: log,
    trustProxy: trusting(config.trustedProxies),
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    // A server that closes tells each caller so, which Fastify does.
    serverFactory: (handle) =>
      limited((request, response) => {
        // Whoever comes again comes on a new connection, which a balancer opens elsewhere.
        if (isLeaving()) response.setHeader('connection', 'close');
        const isAnswered =
          !isClosing && (sendCached(request, response) || shedLoad(request, response));
        if (!isAnswered) handle(request, response);
      }),
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(headers);
    done();
  });
  answerErrors(app);
  await app.register(formbody, { bodyLimit: LARGEST_TEXT_BYTES });
  await app.register(multipart, { limits: multipartLimits });
  return app;
}
