import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { LARGEST_TEXT_BYTES } from './body-limits.ts';
import { parseBodies } from './body-parsers.ts';
import type { BoundConnections } from './bound-connections.ts';
import { refuseCompressedBodies } from './check-headers.ts';
import { continueWhenRead } from './continue-when-read.ts';
import { sendProblem } from './error-answers.ts';
import { hangUpOnIdle } from './hang-up-on-idle.ts';
import { type PreRouterParts, preRouter } from './pre-router.ts';
import { refuseUnreadableAddress, unreadableRefuser } from './refuse-unreadable.ts';
import { securityHeaders } from './security-headers.ts';
import { stopParsingWhenClosed } from './stop-parsing.ts';
import { trusting } from './trusted-proxies.ts';
import { ignoreOddRanges } from './understood-range.ts';

/** Keeps slow, huge or endless requests from holding the server. */
const limits = { bodyLimit: LARGEST_TEXT_BYTES, routerOptions: { maxParamLength: 300 } };

const CONNECTION_TIMEOUT_MS = 60_000;

const connectionLimits = {
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  headersTimeout: 20_000,
  // How late expired timeouts may be noticed; by default Node checks twice a minute.
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  // The portal's own refusal has the headers that every answer has.
  requireHostHeader: false,
};

function limited(listener: RequestListener, connections: BoundConnections): Server {
  const server = createHttpServer(connectionLimits, listener);
  return hangUpOnIdle(server, CONNECTION_TIMEOUT_MS)
    .on('connection', connections.hold)
    .on('connection', stopParsingWhenClosed)
    .on('checkContinue', (request, response) => {
      continueWhenRead(request, response);
      server.emit('request', request, response);
    });
}

/** Creates the server without routes; it does not listen yet. */
export async function createServer<Sender>(
  config: Config,
  facts: PreRouterParts<Sender>,
): Promise<FastifyInstance> {
  const headers = securityHeaders(config.appUrl.startsWith('https:'));
  const before = preRouter(headers, facts);
  const withHeaders = ({ id }: FastifyRequest, reply: FastifyReply) =>
    reply.header('x-request-id', id).headers(headers);
  const tellProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(error, request, reply, facts.problemPage);
  const app = Fastify({
    ...limits,
    loggerInstance: facts.log,
    trustProxy: trusting(config.trustedProxies),
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    clientErrorHandler: unreadableRefuser(headers),
    // No hook runs for an address that cannot be parsed.
    frameworkErrors: (error, request, reply) => {
      tellProblem(error, request, withHeaders(request, reply));
    },
    serverFactory: (handle) => limited(before.listenerFor(handle), facts.connections),
  });
  app.addHook('preClose', (done) => {
    before.startClosing();
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    withHeaders(request, reply);
    done();
  });
  app.addHook('onRequest', refuseUnreadableAddress);
  app.addHook('onRequest', refuseCompressedBodies);
  app.addHook('onRequest', ignoreOddRanges);
  app.setErrorHandler(tellProblem);
  await parseBodies(app);
  return app;
}
