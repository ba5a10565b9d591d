import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnswerCache } from '#platform/cache/answer-cache.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import type { BoundConnections } from './bound-connections.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';

type Connections = Pick<BoundConnections, 'open' | 'closed'>;

type CacheSize = Pick<AnswerCache, 'count' | 'bytes' | 'renewed'>;

export type RequestMetrics = ReturnType<typeof createMetrics>;

/** Metrics by name, each with its help text and the function that reads its value. */
type Readings = Readonly<Record<string, readonly [help: string, read: () => number]>>;

/** Registers metrics whose values are kept elsewhere and read when Prometheus scrapes. */
function readOnAsking(registry: Registry, Kind: typeof Gauge | typeof Counter, readings: Readings) {
  for (const [name, [help, read]] of Object.entries(readings)) {
    new Kind({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }
}

/** Counts responses: those that had to be made with their duration, cached ones by number only. */
export function createMetrics(limit: ConcurrencyLimit, cache: CacheSize, connections: Connections) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'portal_request_duration_seconds',
    help: 'Time from request to answer, for answers that had to be made',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  // Counted here and passed on when scraped: counting in the library took a tenth of the cost of a cached response.
  const untold = new Map<string, Map<number, number>>();
  new Counter({
    name: 'portal_kept_answers_total',
    help: 'Answers sent from what is kept',
    labelNames: ['route', 'status'],
    registers: [registry],
    collect() {
      for (const [route, counts] of untold) {
        for (const [status, count] of counts) this.inc({ status, route }, count);
      }
      untold.clear();
    },
  });
  readOnAsking(registry, Gauge, {
    portal_answers_under_way: [
      'Answers that are being made; a page counts as three',
      limit.underWay,
    ],
    portal_cached_answers: ['Answers that are kept', cache.count],
    portal_cached_bytes: ['About what kept answers take in memory, with their keys', cache.bytes],
    portal_connections: ['Connections that are open', connections.open],
  });
  readOnAsking(registry, Counter, {
    portal_renewed_answers_total: [
      'Kept answers that rows changed of, read again and found to be the same',
      cache.renewed,
    ],
    portal_refused_requests_total: [
      'Requests refused because too many answers were being made',
      limit.refused,
    ],
    portal_closed_connections_total: [
      'Connections closed because there were too many',
      connections.closed,
    ],
  });
  return {
    registry,
    countMade(method: string, route: string, status: number, tookMs: number): void {
      duration.observe({ method, route, status }, tookMs / 1000);
    },
    countCacheHit(route: string, status: number): void {
      const counts = untold.get(route) ?? new Map<number, number>();
      if (counts.size === 0) untold.set(route, counts);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    },
  };
}

function isToken(shown: string | undefined, token: string): boolean {
  const [given, wanted] = [Buffer.from(shown ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * Serves metrics for Prometheus to whoever presents the token. Checking the IP address would prove nothing: behind a
 * proxy on the same machine all requests come from there.
 */
export function answerMetrics(
  app: FastifyInstance,
  { registry, countMade }: RequestMetrics,
  token: string | undefined,
): void {
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    countMade(method, routeOptions.url ?? 'none', statusCode, elapsedTime);
    done();
  });
  app.get('/metrics', async ({ headers }, reply) => {
    if (!token || !isToken(headers.authorization, token)) throw notFound();
    reply.header('cache-control', 'no-store');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
