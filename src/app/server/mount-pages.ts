import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { isPageNotForTraining, trainingSignals } from '#app/programs/server/training-signal.ts';
import {
  type AnswerCache,
  type AskedAddress,
  cacheRequestOf,
} from '#platform/cache/answer-cache.ts';
import { holdWithin } from '#platform/cache/second-chance.ts';
import { type CallProblem, notFound } from '#platform/calls/call-problem.ts';
import { inProcessClients } from '#platform/calls/in-process-client.ts';
import type { Operation, OperationContext } from '#platform/calls/operation.ts';
import { feedLinks } from '#platform/feeds/feed-links.ts';
import type { ListFeeds } from '#platform/feeds/list-feeds.ts';
import { answerPreflight } from '#platform/http/answer-preflight.ts';
import { type SendableBody, sendableBody, sendBody } from '#platform/http/sendable-body.ts';
import { withoutLanguage } from '#platform/i18n/languages.ts';
import { composeDocument } from '#platform/pages/document.ts';
import {
  type ProgramFormat,
  withAskedFormat,
  withEnding,
  withoutEnding,
} from '#platform/pages/page-format.ts';
import type { FindAddress, MarkupStore, RenderPage } from '#platform/pages/rendered-page.ts';
import type { FindPageAssets } from './page-assets.ts';

export type Pages = {
  readonly render: RenderPage;
  readonly findAddress: FindAddress;
  readonly findAssets: FindPageAssets;
  /** Mounts further routes that these pages need. */
  attach?(app: FastifyInstance): void;
};

type PageParts = Omit<MountedParts, 'operations' | 'markupBytes'> & {
  readonly clientOf: ReturnType<typeof inProcessClients>;
  readonly markup: MarkupStore | undefined;
};

type MountedParts = {
  /** How many bytes of markup shared between pages are cached. */
  readonly markupBytes: number;
  readonly pages: Pages;
  readonly operations: readonly Operation[];
  readonly feeds: readonly ListFeeds[];
  readonly cache: AnswerCache;
  /** The cache of the answers that pages are made from. */
  readonly answers: AnswerCache;
  readonly appUrl: string;
  contextOf(request: FastifyRequest): OperationContext;
};

const HTML_TYPE = 'text/html; charset=utf-8';

type PageAnswer = {
  readonly body: SendableBody;
  /** Target of a redirect, which has no body. */
  readonly location?: string;
  readonly retryAfterS?: number;
};

type AskedPage = {
  readonly url: string;
  /** Undefined for HTML. */
  readonly format: ProgramFormat | undefined;
  readonly log: FastifyBaseLogger;
};

async function renderAnswer(
  { url, format, log }: AskedPage,
  context: OperationContext,
  { pages, clientOf, answers, markup, feeds, appUrl }: PageParts,
): Promise<PageAnswer> {
  const { language, visitor } = context;
  let fault: CallProblem | undefined;
  const page = await pages.render({
    url,
    language,
    country: visitor.country,
    isCountryKnown: visitor.isCountryKnown,
    appUrl,
    markup,
    client: clientOf(context, (error, problem) => {
      log.error(error);
      fault = problem;
    }),
  });
  if (page.kind === 'redirect') {
    // For a missing page people are redirected to the home page; programs get a 404.
    if (format && withoutLanguage(page.location) === '/') throw notFound();
    const location = format ? withEnding(page.location, format) : page.location;
    return { body: sendableBody(HTML_TYPE, '', page), location };
  }
  // A page with a part missing through our fault gets the fault's status, so it is neither cached nor indexed.
  const status = Math.max(page.status, fault?.status ?? 0);
  const { pathname, search } = new URL(url, appUrl);
  const path = withoutLanguage(pathname);
  const notForTraining = await isPageNotForTraining(page, context, answers);
  const signals = notForTraining ? trainingSignals : {};
  if (format) {
    // Programs do not get what search engines may not index either: sign-in, checkout and personal pages.
    if (page.head.noIndex && status === 200) throw notFound();
    // Imported on demand, because its parser is not needed for people's pages.
    const { pageForPrograms } = await import('./page-for-programs.ts');
    const { contentType, text } = pageForPrograms(page, format, {
      path: path + search,
      appUrl,
      notForTraining,
    });
    const body = sendableBody(contentType, text, { status, signals });
    return { body, retryAfterS: fault?.retryAfterS };
  }
  const assets = pages.findAssets(language, page.routeIds);
  const { title, framed } = page.head;
  const links = feedLinks({ path, title, queries: page.state.queries.queries }, feeds);
  const html = composeDocument(page, assets, { path, appUrl, links });
  const facts = { status, signals, framedBy: framed?.by, packed: status === 200 };
  const body = sendableBody(HTML_TYPE, html, facts);
  return { body, retryAfterS: fault?.retryAfterS };
}

/** Each form of a page is an answer of its own in the cache. */
const inFormat = ({ declared, written }: AskedAddress, format: ProgramFormat): AskedAddress => ({
  declared: withEnding(declared, format),
  written: written === undefined ? undefined : withEnding(written, format),
});

/** Serves as a page every path that is neither a call nor a file. */
export function mountPages(app: FastifyInstance, mounted: MountedParts): void {
  const { operations, markupBytes, ...rest } = mounted;
  const clientOf = inProcessClients(operations, rest.answers);
  const markup = markupBytes > 0 ? holdWithin<string>(markupBytes) : undefined;
  const parts = { ...rest, clientOf, markup };
  parts.pages.attach?.(app);
  app.options('/*', answerPreflight);
  app.get('/*', async (request, reply) => {
    const context = parts.contextOf(request);
    const { format, ...asked } = withoutEnding(
      withAskedFormat(request.url, request.headers.accept),
    );
    const address = await parts.pages.findAddress(asked.url, context.language);
    const page = { url: address.declared, format, log: request.log };
    let answer: PageAnswer | undefined;
    const kept = cacheRequestOf(format ? inFormat(address, format) : address, context);
    const body = await parts.cache.answer(kept, context, async (recorded) => {
      answer = await renderAnswer(page, recorded, parts);
      return answer.body;
    });
    if (answer?.location) return reply.redirect(answer.location, body.status);
    if (answer?.retryAfterS) reply.header('retry-after', String(answer.retryAfterS));
    return sendBody(request, reply, body);
  });
}
