import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import pino, { type DestinationStream } from 'pino';
import { describeError } from './describe-error.ts';

/**
 * Structured logs without personal data: the pattern of the route instead of the address (queries
 * carry e-mail addresses and search words), no network address, and of errors no values.
 */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options: pino.LoggerOptions = {
    level,
    hooks: {
      // Where no message is given for an error, its own would be shown.
      logMethod(told, write) {
        const [first, said = 'failed', ...rest] = told as unknown[];
        const facts = first instanceof Error ? { err: first } : first;
        const isOfError = typeof facts === 'object' && facts !== null && 'err' in facts;
        const words = isOfError ? [facts, said, ...rest] : told;
        write.apply(this, words as Parameters<typeof write>);
      },
    },
    serializers: {
      err: (error: unknown) => describeError(error),
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'none',
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
