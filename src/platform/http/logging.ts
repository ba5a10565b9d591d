import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import pino, { type DestinationStream } from 'pino';
import { describeError } from './describe-error.ts';

/**
 * Creates the structured log. It contains no personal data: route patterns instead of addresses, because queries carry
 * e-mail addresses and search terms, no IP addresses, and no values from errors.
 */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options: pino.LoggerOptions = {
    level,
    hooks: {
      // Without a message, pino would log the error's own.
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
