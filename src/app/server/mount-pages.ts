import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createInProcessClient } from '#platform/calls/in-process-client.ts';
import type { Operation, OperationContext } from '#platform/calls/operation.ts';
import { sendBody } from '#platform/http/send-body.ts';
import { withoutLanguage } from '#platform/i18n/languages.ts';
import { composeDocument } from '#platform/pages/document.ts';
import type { RenderPage } from '#platform/pages/rendered-page.ts';
import type { FindPageAssets } from './page-assets.ts';

export type Pages = {
  readonly render: RenderPage;
  readonly findAssets: FindPageAssets;
  /** What else the server has to answer for these pages. */
  attach?(app: FastifyInstance): void;
};

type PageParts = {
  readonly pages: Pages;
  readonly operations: readonly Operation[];
  readonly appUrl: string;
  contextOf(request: FastifyRequest): OperationContext;
};

/** Everything that is not a call or a file is a page. */
export function mountPages(app: FastifyInstance, parts: PageParts): void {
  const { pages, operations, appUrl, contextOf } = parts;
  pages.attach?.(app);
  app.get('/*', async (request, reply) => {
    const context = contextOf(request);
    const { language, visitor } = context;
    const page = await pages.render({
      url: request.url,
      language,
      country: visitor.country,
      appUrl,
      client: createInProcessClient(operations, context, (error) => request.log.error(error)),
    });
    reply.header('cache-control', 'no-cache');
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
    const { pathname } = new URL(request.url, appUrl);
    const html = composeDocument(page, pages.findAssets(language, page.routeIds), {
      path: withoutLanguage(pathname),
      appUrl,
    });
    return sendBody(request, reply.code(page.status), 'text/html; charset=utf-8', html);
  });
}
