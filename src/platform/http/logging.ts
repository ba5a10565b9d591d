import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/**
 * Structured logs without personal data: the pattern of the route instead of the address (queries
 * carry e-mail addresses and search words), and no network address.
 */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'none',
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
  };
}
