import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationContext } from '#platform/calls/operation.ts';
import { languages, localizePath } from '#platform/i18n/languages.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { mcpServer } from './mcp-server.ts';

/** Messages, of which a call takes one and a greeting two: enough for a program that looks around for somebody. */
export const programLimit: RateLimit = { name: 'program', times: 600, withinS: 60 };

type McpParts = {
  readonly appUrl: string;
  contextOf(request: FastifyRequest): OperationContext;
};

/** The request as the protocol's library reads it; its body was read, and bounded, before. */
function webRequest({ method, url, headers }: FastifyRequest, appUrl: string): Request {
  const names = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Request(new URL(url, appUrl), { method, headers: new Headers(names) });
}

/** The portal for programs that speak the Model Context Protocol, in each language. */
export function mountMcp(app: FastifyInstance, { appUrl, contextOf }: McpParts): void {
  const asking = new WeakMap<Request, FastifyRequest>();
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const request = requestInfo && asking.get(requestInfo);
      if (!request) throw new Error('A session came from nowhere');
      return mcpServer(request, { app, appUrl, findCaller: contextOf(request).findCaller });
    },
    { onerror: (error) => app.log.warn(error) },
  );
  app.addHook('onClose', () => handler.close());
  for (const language of languages) {
    app.route({
      method: ['GET', 'POST', 'DELETE'],
      url: localizePath(language, '/mcp'),
      async handler(request, reply) {
        const { database } = contextOf(request);
        await requireWithinLimit(database.pool, programLimit, networkOf(request.ip));
        const web = webRequest(request, appUrl);
        asking.set(web, request);
        const response = await handler.fetch(web, { parsedBody: request.body });
        const body = await response.text();
        return reply
          .code(response.status)
          .headers(Object.fromEntries(response.headers))
          .header('cache-control', 'no-store')
          .send(body === '' ? undefined : body);
      },
    });
  }
}
