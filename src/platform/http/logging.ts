import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import pino from 'pino';

/**
 * Structured logs without personal data: the pattern of the route instead of the address (queries
 * carry e-mail addresses and search words), and no network address.
 */
export function createLogger(level: string): FastifyBaseLogger {
  return pino({
    level,
    serializers: {
      err: pino.stdSerializers.err,
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'none',
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
  });
}
