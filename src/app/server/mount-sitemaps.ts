import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AnswerCache, cacheRequestOf } from '#platform/cache/answer-cache.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { sendableBody, sendBody } from '#platform/http/sendable-body.ts';
import { composeSitemap, composeSitemapIndex, IDS_PER_SITEMAP } from '#platform/sitemap/sitemap.ts';
import { serverFeatures } from './server-features.ts';
import { sitemapPages } from './sitemap-pages.ts';

/** Records that have a page of their own. */
const sitemapSources = serverFeatures.flatMap((feature) => feature.sitemaps ?? []);

type SitemapParts = {
  readonly cache: AnswerCache;
  readonly appUrl: string;
  contextOf(request: FastifyRequest): OperationContext;
};

const XML_TYPE = 'application/xml; charset=utf-8';
const PAGES = 'pages';

/** Names such as `companies-1`, as many as the highest id needs. */
async function listNames({ database }: OperationContext): Promise<readonly string[]> {
  const names = await Promise.all(
    sitemapSources.map(async ({ kind, readLastId }) => {
      const maps = Math.ceil((await readLastId(database.pool)) / IDS_PER_SITEMAP);
      return Array.from({ length: maps }, (_, position) => `${kind}-${position + 1}`);
    }),
  );
  return [PAGES, ...names.flat()];
}

async function readPaths(name: string, { database }: OperationContext): Promise<readonly string[]> {
  if (name === PAGES) return sitemapPages;
  const [, kind, number] = name.match(/^([a-z]+)-([1-9]\d{0,6})$/) ?? [];
  const source = sitemapSources.find((each) => each.kind === kind);
  if (!source) throw notFound();
  const upTo = Number(number) * IDS_PER_SITEMAP;
  return source.readPaths(database.pool, { after: upTo - IDS_PER_SITEMAP, upTo });
}

/** Serves the sitemaps, one or more per kind; a removed record is missing from the next reading. */
export function mountSitemaps(app: FastifyInstance, parts: SitemapParts): void {
  const { cache, appUrl, contextOf } = parts;
  const answer = async (
    request: FastifyRequest,
    make: (context: OperationContext) => Promise<string>,
  ) => {
    const context = contextOf(request);
    const [declared = '', parameters] = request.url.split('?', 2);
    const written = parameters === undefined ? declared : undefined;
    const work = async (recorded: OperationContext) => sendableBody(XML_TYPE, await make(recorded));
    return cache.answer(cacheRequestOf({ declared, written }, context), context, work);
  };
  app.get('/sitemap.xml', async (request, reply) => {
    const make = async (context: OperationContext) =>
      composeSitemapIndex(await listNames(context), appUrl);
    return sendBody(request, reply, await answer(request, make));
  });
  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', async (request, reply) => {
    const make = async (context: OperationContext) =>
      composeSitemap(await readPaths(request.params.name, context), appUrl);
    return sendBody(request, reply, await answer(request, make));
  });
}
