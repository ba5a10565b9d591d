import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { notFound } from '#platform/calls/call-problem.ts';

const privateAddress = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|::ffff:127\.)/;

/** Figures for Prometheus; only the machine itself and private networks may read them. */
export function answerMetrics(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'portal_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  // Finding a series by its labels costs more than counting in it.
  const series = new Map<string, { observe(seconds: number): void }>();
  app.addHook('onResponse', (request, reply, done) => {
    const labels = [request.method, request.routeOptions.url ?? 'none', String(reply.statusCode)];
    const name = labels.join(' ');
    const known = series.get(name) ?? duration.labels(...labels);
    series.set(name, known);
    known.observe(reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isIP(request.ip) || !privateAddress.test(request.ip)) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
