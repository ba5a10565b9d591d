import { randomUUID } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { CallProblem } from '#platform/calls/call-problem.ts';
import type { Config } from '#platform/config/config.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { LARGEST_TEXT_BYTES } from './body-limits.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { sendProblem } from './error-answers.ts';
import { refusePacked } from './judge-head.ts';
import { pipelineLimiter } from './limit-pipelining.ts';
import type { RequestMetrics } from './metrics.ts';
import { isTooBranched, parseForm, tooManyFields } from './parse-fields.ts';
import { socketRefuser } from './refuse-at-socket.ts';
import { unreadableRefuser } from './refuse-unreadable.ts';
import { securityHeaders } from './security-headers.ts';
import { cachedSender, type Sent } from './send-cached.ts';
import { type KeptMessages, messageSender } from './send-kept-message.ts';
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
  parts: 55,
  headerPairs: 100,
};

type Asking = Pick<IncomingMessage, 'url' | 'headers' | 'socket'>;

type ServerFacts<Sender> = {
  readonly log: FastifyBaseLogger;
  readonly metrics: RequestMetrics;
  readonly limit: ConcurrencyLimit;
  /** Beginnings of paths that are answered however much there is to do. */
  readonly neverShed: readonly string[];
  /** What a browser shows in place of a page. */
  problemPage(problem: CallProblem, language: Language): string;
  /** Whether callers should look elsewhere from now on; they are still answered. */
  isLeaving(): boolean;
  /** An answer that is ready to be sent. */
  findCached(request: Asking): SendableBody | undefined;
  /** Answers to messages that are ready to be sent. */
  readonly messages: KeptMessages<Sender>;
};

/** The line that Fastify writes of an answer that went through it. */
function logSent(
  log: FastifyBaseLogger,
  method: string,
  { id, route, status, tookMs }: Sent,
): void {
  const req = { method, routeOptions: { url: route } };
  const res = { statusCode: status };
  log.info({ reqId: id, req, res, responseTime: tookMs }, 'request completed');
}

export async function createServer<Sender>(
  config: Config,
  facts: ServerFacts<Sender>,
): Promise<FastifyInstance> {
  const { log, metrics, isLeaving, findCached } = facts;
  const headers = securityHeaders(config.appUrl.startsWith('https:'));
  const onSent = (method: string) => (sent: Sent) => {
    metrics.countCacheHit(sent.route, sent.status);
    logSent(log, method, sent);
  };
  const sendCached = cachedSender({ headers, findCached, onSent: onSent('GET') });
  const sendMessage = messageSender({ kept: facts.messages, headers, onSent: onSent('POST') });
  const { shed, writtenRefusal } = loadShedder({ ...facts, headers });
  const isTooFarAhead = pipelineLimiter();
  let isClosing = false;
  const atSocket = socketRefuser({
    isRefusing: () => facts.limit.isFull() && !isClosing && !isLeaving(),
    // What is kept is sent however much there is to do.
    refusalOf: (arrived) => (findCached(arrived) ? undefined : writtenRefusal(arrived)),
  });
  function shedLoad(request: IncomingMessage, response: ServerResponse): boolean {
    const isShed = shed(request, response);
    if (isShed) atSocket.watchAfter(request, response);
    return isShed;
  }
  const withHeaders = ({ id }: FastifyRequest, reply: FastifyReply) =>
    reply.header('x-request-id', id).headers(headers);
  const tellProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(error, request, reply, facts.problemPage);
  const app = Fastify({
    ...limits,
    loggerInstance: log,
    trustProxy: trusting(config.trustedProxies),
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    clientErrorHandler: unreadableRefuser(headers),
    // An address that cannot be read comes to no hook.
    frameworkErrors: (error, request, reply) => {
      tellProblem(error, request, withHeaders(request, reply));
    },
    // A server that closes tells each caller so, which Fastify does.
    serverFactory: (handle) =>
      limited((request, response) => {
        if (isTooFarAhead(request, response)) return;
        atSocket.note(request, response);
        // Whoever comes again comes on a new connection, which a balancer opens elsewhere.
        if (isLeaving()) response.setHeader('connection', 'close');
        const handOn = () => {
          if (isClosing || !shedLoad(request, response)) handle(request, response);
        };
        const isTaken =
          !isClosing && (sendCached(request, response) || sendMessage(request, response, handOn));
        if (!isTaken) handOn();
      }),
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    withHeaders(request, reply);
    done();
  });
  app.addHook('onRequest', refusePacked);
  app.setErrorHandler(tellProblem);
  await app.register(formbody, {
    bodyLimit: LARGEST_TEXT_BYTES,
    // The list that stands for too many fields is refused where input is read.
    parser: (form) => parseForm(form) as Record<string, unknown>,
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, json, done) => {
      if (isTooBranched(json)) done(null, tooManyFields);
      else void parseJson(request, json, done);
    },
  );
  await app.register(multipart, { limits: multipartLimits });
  return app;
}
