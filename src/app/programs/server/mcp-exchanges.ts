import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationContext } from '#platform/calls/operation.ts';
import { mcpServer } from './mcp-server.ts';

type ExchangeParts = {
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

export type Exchange = {
  readonly request: FastifyRequest;
  /** The tag of the portal's answer that this one was made of. */
  madeOf?: string;
};

/** The protocol's library behind the portal's own calls. */
export function mcpExchanges(app: FastifyInstance, { appUrl, contextOf }: ExchangeParts) {
  const exchanges = new WeakMap<Request, Exchange>();
  /** Mostly why a message was refused, which whoever wrote it is told; only what broke here is worth a line. */
  let told: unknown;
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const exchange = requestInfo && exchanges.get(requestInfo);
      if (!exchange) throw new Error('A session came from nowhere');
      const { findCaller } = contextOf(exchange.request);
      const onMadeOf = (etag: string) => {
        exchange.madeOf = etag;
      };
      return mcpServer(exchange.request, { app, appUrl, findCaller, onMadeOf });
    },
    {
      // Nothing here changes of itself, so nobody is let wait for it.
      maxSubscriptions: 0,
      onerror: (error) => {
        told = error;
      },
    },
  );
  async function answer(exchange: Exchange, body: unknown) {
    const web = webRequest(exchange.request, appUrl);
    exchanges.set(web, exchange);
    const response = await handler.fetch(web, { parsedBody: body });
    if (response.status >= 500) app.log.error(told);
    const headers = { ...Object.fromEntries(response.headers), 'cache-control': 'no-store' };
    return { status: response.status, headers, body: await response.text() };
  }

  return { answer, close: () => handler.close() };
}
