import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { CallProblem } from '#platform/calls/call-problem.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { BoundConnections } from './bound-connections.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { oneAtATurn } from './limit-pipelining.ts';
import type { RequestMetrics } from './metrics.ts';
import { socketRefuser } from './refuse-at-socket.ts';
import { namesOneHost } from './refuse-unreadable.ts';
import { cachedSender, type Sent } from './send-cached.ts';
import { type KeptMessages, messageSender } from './send-kept-message.ts';
import type { SendableBody } from './sendable-body.ts';
import { loadShedder } from './shed-load.ts';

type Asking = Pick<IncomingMessage, 'url' | 'headers' | 'socket'>;

export type BeforeRouter<Sender> = {
  readonly log: FastifyBaseLogger;
  readonly metrics: RequestMetrics;
  readonly limit: ConcurrencyLimit;
  readonly connections: BoundConnections;
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

/**
 * What requests meet before any router: what is ready is sent as it is, and what there is no room for is
 * refused. A server that closes tells each caller so, which Fastify does: then nothing stands before it.
 */
export function standBeforeRouter<Sender>(
  headers: Readonly<Record<string, string>>,
  facts: BeforeRouter<Sender>,
) {
  const { log, metrics, limit, connections, isLeaving, findCached } = facts;
  let isClosing = false;
  const onSent = (method: string) => (sent: Sent) => {
    metrics.countCacheHit(sent.route, sent.status);
    logSent(log, method, sent);
  };
  const sendCached = cachedSender({ headers, findCached, onSent: onSent('GET') });
  const sendMessage = messageSender({ kept: facts.messages, headers, onSent: onSent('POST') });
  const { shed, writtenRefusal } = loadShedder({ ...facts, headers });
  const atSocket = socketRefuser({
    isRefusing: () => limit.isFull() && !isClosing && !isLeaving(),
    // What is kept is sent however much there is to do.
    refusalOf: (arrived) => (findCached(arrived) ? undefined : writtenRefusal(arrived)),
  });

  function shedLoad(request: IncomingMessage, response: ServerResponse): boolean {
    const isShed = shed(request, response);
    if (isShed) atSocket.watchAfter(request, response);
    return isShed;
  }

  return {
    /** Hands on to the router what it has to answer. */
    listenerFor(handle: RequestListener): RequestListener {
      const takeTurn = oneAtATurn((request, response) => {
        connections.note(request, response);
        // A client that retries does so on a new connection, which a balancer opens elsewhere.
        if (isLeaving()) response.setHeader('connection', 'close');
        const handOn = () => {
          if (isClosing || !shedLoad(request, response)) handle(request, response);
        };
        const isTaken =
          !isClosing &&
          namesOneHost(request) &&
          (sendCached(request, response) || sendMessage(request, response, handOn));
        if (!isTaken) handOn();
      });
      return (request, response) => {
        atSocket.note(request, response);
        takeTurn(request, response);
      };
    },
    stepAside() {
      isClosing = true;
    },
  };
}
