import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { type AnswerCache, askedBy } from '#platform/cache/answer-cache.ts';
import type { CallProblem } from '#platform/calls/call-problem.ts';
import { createInProcessClient } from '#platform/calls/in-process-client.ts';
import type { Operation, OperationContext } from '#platform/calls/operation.ts';
import { type SendableBody, sendableBody, sendBody } from '#platform/http/sendable-body.ts';
import { withoutLanguage } from '#platform/i18n/languages.ts';
import { composeDocument } from '#platform/pages/document.ts';
import type { FindAddress, RenderPage } from '#platform/pages/rendered-page.ts';
import type { FindPageAssets } from './page-assets.ts';

export type Pages = {
  readonly render: RenderPage;
  readonly findAddress: FindAddress;
  readonly findAssets: FindPageAssets;
  /** What else the server has to answer for these pages. */
  attach?(app: FastifyInstance): void;
};

type PageParts = {
  readonly pages: Pages;
  readonly operations: readonly Operation[];
  readonly cache: AnswerCache;
  readonly appUrl: string;
  contextOf(request: FastifyRequest): OperationContext;
};

const HTML_TYPE = 'text/html; charset=utf-8';

type PageAnswer = {
  readonly body: SendableBody;
  /** A redirect has no body worth sending; its address travels beside it. */
  readonly location?: string;
  readonly retryAfterS?: number;
};

async function renderAnswer(
  { url, log }: { readonly url: string; readonly log: FastifyBaseLogger },
  context: OperationContext,
  { pages, operations, appUrl }: PageParts,
): Promise<PageAnswer> {
  const { language, visitor } = context;
  let fault: CallProblem | undefined;
  const page = await pages.render({
    url,
    language,
    country: visitor.country,
    isCountryKnown: visitor.isCountryKnown,
    appUrl,
    client: createInProcessClient(operations, context, (error, problem) => {
      log.error(error);
      fault = problem;
    }),
  });
  if (page.kind === 'redirect') {
    return { body: sendableBody(HTML_TYPE, '', page), location: page.location };
  }
  const { pathname } = new URL(url, appUrl);
  const html = composeDocument(page, pages.findAssets(language, page.routeIds), {
    path: withoutLanguage(pathname),
    appUrl,
  });
  // A page that misses a part through our fault says so, and is neither kept nor indexed.
  const status = Math.max(page.status, fault?.status ?? 0);
  return { body: sendableBody(HTML_TYPE, html, { status }), retryAfterS: fault?.retryAfterS };
}

/** Everything that is not a call or a file is a page. */
export function mountPages(app: FastifyInstance, parts: PageParts): void {
  parts.pages.attach?.(app);
  app.get('/*', async (request, reply) => {
    const context = parts.contextOf(request);
    const address = await parts.pages.findAddress(request.url, context.language);
    let answer: PageAnswer | undefined;
    const body = await parts.cache.answer(askedBy(address, context), context, async (recorded) => {
      answer = await renderAnswer({ url: address.declared, log: request.log }, recorded, parts);
      return answer.body;
    });
    if (answer?.location) return reply.redirect(answer.location, body.status);
    if (answer?.retryAfterS) reply.header('retry-after', String(answer.retryAfterS));
    return sendBody(request, reply, body);
  });
}
