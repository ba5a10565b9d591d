import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationContext } from '#platform/calls/operation.ts';
import { mcpServer } from './mcp-server.ts';

type ExchangeParts = {
  readonly appUrl: string;
  contextOf(request: FastifyRequest): OperationContext;
};

/** The request in the form the protocol library reads. The body is left out: it was read, and limited, before. */
function webRequest({ method, url, headers }: FastifyRequest, appUrl: string): Request {
  const names = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Request(new URL(url, appUrl), { method, headers: new Headers(names) });
}

export type Exchange = {
  readonly request: FastifyRequest;
  /** ETag of the portal answer that this one was made from. */
  madeOf?: string;
};

/** Runs the protocol library on top of the portal's own calls. */
export function mcpExchanges(app: FastifyInstance, { appUrl, contextOf }: ExchangeParts) {
  const exchanges = new WeakMap<Request, Exchange>();
  /**
   * The library's last error. Mostly it says why a message was refused, which the sender is told; it is only logged
   * when the response is a 5xx.
   */
  let lastError: unknown;
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
      // Nothing here changes on its own, so subscriptions would wait for nothing.
      maxSubscriptions: 0,
      onerror: (error) => {
        lastError = error;
      },
    },
  );
  async function answer(exchange: Exchange, body: unknown) {
    const web = webRequest(exchange.request, appUrl);
    exchanges.set(web, exchange);
    const response = await handler.fetch(web, { parsedBody: body });
    if (response.status >= 500) app.log.error(lastError);
    const headers = { ...Object.fromEntries(response.headers), 'cache-control': 'no-store' };
    return { status: response.status, headers, body: await response.text() };
  }

  return { answer, close: () => handler.close() };
}
