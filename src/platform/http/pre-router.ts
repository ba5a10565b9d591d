import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { CallProblem } from '#platform/calls/call-problem.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { BoundConnections } from './bound-connections.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { serializePerConnection } from './limit-pipelining.ts';
import type { RequestMetrics } from './metrics.ts';
import { socketRefuser } from './refuse-at-socket.ts';
import { namesOneHost } from './refuse-unreadable.ts';
import { cachedSender, type Sent } from './send-cached.ts';
import { type KeptMessages, messageSender } from './send-kept-message.ts';
import type { SendableBody } from './sendable-body.ts';
import { loadShedder } from './shed-load.ts';

type Asking = Pick<IncomingMessage, 'url' | 'headers' | 'socket'>;

export type PreRouterParts<Sender> = {
  readonly log: FastifyBaseLogger;
  readonly metrics: RequestMetrics;
  readonly limit: ConcurrencyLimit;
  readonly connections: BoundConnections;
  /** Path prefixes that are answered under any load. */
  readonly neverShed: readonly string[];
  /** Renders the HTML of a problem, for browsers that asked for a page. */
  problemPage(problem: CallProblem, language: Language): string;
  /** Whether the server is about to stop. Requests are still answered, but clients should connect elsewhere. */
  isLeaving(): boolean;
  /** A cached answer that is ready to be sent. */
  findCached(request: Asking): SendableBody | undefined;
  /** Cached answers to messages, ready to be sent. */
  readonly messages: KeptMessages<Sender>;
};

/** Logs a response that bypassed Fastify, in the form that Fastify's own log has. */
function logSent(
  log: FastifyBaseLogger,
  method: string,
  { id, route, status, tookMs }: Sent,
): void {
  const req = { method, routeOptions: { url: route } };
  const res = { statusCode: status };
  log.info({ reqId: id, req, res, responseTime: tookMs }, 'request completed');
}

/**
 * Handles requests before the router: cached answers are sent as they are, and requests beyond capacity are refused.
 * While the server closes, everything goes to Fastify, which tells each client about it.
 */
export function preRouter<Sender>(
  headers: Readonly<Record<string, string>>,
  facts: PreRouterParts<Sender>,
) {
  const { log, metrics, limit, connections, isLeaving, findCached } = facts;
  let isClosing = false;
  const onSent = (method: string) => (sent: Sent) => {
    metrics.countCacheHit(sent.route, sent.status);
    logSent(log, method, sent);
  };
  const sendCached = cachedSender({ headers, findCached, onSent: onSent('GET') });
  const sendMessage = messageSender({ kept: facts.messages, headers, onSent: onSent('POST') });
  const { shed, rawRefusal } = loadShedder({ ...facts, headers });
  const refuser = socketRefuser({
    isRefusing: () => limit.isFull() && !isClosing && !isLeaving(),
    // Cached answers are sent under any load.
    refusalOf: (arrived) => (findCached(arrived) ? undefined : rawRefusal(arrived)),
  });

  function shedLoad(request: IncomingMessage, response: ServerResponse): boolean {
    const isShed = shed(request, response);
    if (isShed) refuser.watchAfter(request, response);
    return isShed;
  }

  return {
    /** Wraps Fastify's listener, which gets the requests that are neither answered nor refused here. */
    listenerFor(handle: RequestListener): RequestListener {
      const answerInOrder = serializePerConnection((request, response) => {
        connections.note(request, response);
        // A client that retries then opens a new connection, which a load balancer sends to another instance.
        if (isLeaving()) response.setHeader('connection', 'close');
        const passToRouter = () => {
          if (isClosing || !shedLoad(request, response)) handle(request, response);
        };
        const isTaken =
          !isClosing &&
          namesOneHost(request) &&
          (sendCached(request, response) || sendMessage(request, response, passToRouter));
        if (!isTaken) passToRouter();
      });
      return (request, response) => {
        refuser.note(request, response);
        answerInOrder(request, response);
      };
    },
    startClosing() {
      isClosing = true;
    },
  };
}
