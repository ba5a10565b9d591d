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

/** Counts answers: those that were made with the time it took, those that were kept by their number. */
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
  // Counting in the library took a tenth of all a kept answer costs: it is told when it asks.
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
  new Gauge({
    name: 'portal_answers_under_way',
    help: 'Answers that are being made; a page counts as three',
    registers: [registry],
    collect() {
      this.set(limit.underWay());
    },
  });
  new Gauge({
    name: 'portal_cached_answers',
    help: 'Answers that are kept',
    registers: [registry],
    collect() {
      this.set(cache.count());
    },
  });
  new Counter({
    name: 'portal_renewed_answers_total',
    help: 'Kept answers that rows changed of, read again and found to be the same',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(cache.renewed());
    },
  });
  new Gauge({
    name: 'portal_cached_bytes',
    help: 'About what kept answers take in memory, with their keys',
    registers: [registry],
    collect() {
      this.set(cache.bytes());
    },
  });
  new Counter({
    name: 'portal_refused_requests_total',
    help: 'Requests refused because too many answers were being made',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(limit.refused());
    },
  });
  new Gauge({
    name: 'portal_connections',
    help: 'Connections that are open',
    registers: [registry],
    collect() {
      this.set(connections.open());
    },
  });
  new Counter({
    name: 'portal_closed_connections_total',
    help: 'Connections closed because there were too many',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(connections.closed());
    },
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
 * Figures for Prometheus, for whoever shows the token. An address proves nothing: behind a proxy on the
 * same machine everybody comes from there.
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
