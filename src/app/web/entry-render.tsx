import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { countryName } from '#platform/geo/country-name.ts';
import { type Language, localizePath, pathPrefixOf } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { FrameContext } from '#platform/pages/cached-frame.tsx';
import { KeepMarkupContext } from '#platform/pages/cached-markup.tsx';
import { createQueryClient } from '#platform/pages/create-query-client.ts';
import { type PageContext, pageContext } from '#platform/pages/page-context.ts';
import type { FindAddress, PageRequest, RenderedPage } from '#platform/pages/rendered-page.ts';
import { declaredAddress } from './declared-address.ts';
import { headOfMatches } from './head-of-matches.ts';
import { frameKeeper } from './keep-frame.ts';
import { commonOf, markupKeeper } from './keep-markup.tsx';
import { loadWithoutQuery } from './load-without-query.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';
import { routesByBeginning } from './routes-by-beginning.ts';

/** Matching every route for every page takes longer than loading some of them. */
const { beginningOf, findFor } = routesByBeginning(createStaticHandler(routes).dataRoutes);

const handlers = new Map<string, StaticHandler>();

function handlerOf(url: string, language: Language): StaticHandler {
  const { pathname } = new URL(url, 'http://portal');
  const basename = pathPrefixOf(language);
  const beginning = beginningOf(pathname.slice(basename.length));
  const name = `${language} ${beginning}`;
  const known = handlers.get(name);
  if (known) return known;
  const made = createStaticHandler(findFor(beginning), basename ? { basename } : undefined);
  handlers.set(name, made);
  return made;
}

/** The address under which a page is cached and rendered. */
export const findAddress: FindAddress = (url, language) =>
  declaredAddress((path) => findFor(beginningOf(path)), url, pathPrefixOf(language));

type Loaded = { page: PageContext; context: StaticHandlerContext; status: number };

async function load(request: PageRequest): Promise<Loaded | Response> {
  const { client, language, country, isCountryKnown } = request;
  let status: number | undefined;
  const page: PageContext = {
    client,
    language,
    country,
    isCountryKnown,
    waits: true,
    queries: createQueryClient(),
    t: translateIn(language),
    answerWith: (code) => {
      status = code;
    },
  };
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, page);
  const handler = handlerOf(request.url, language);
  const plain = { url: request.url, basename: pathPrefixOf(language), requestContext };
  const { query } = handler;
  const context =
    (await loadWithoutQuery(handler, plain)) ??
    (await query(new Request(`http://portal${request.url}`), { requestContext }));
  if (context instanceof Response) return context;
  return { page, context, status: status ?? context.statusCode };
}

type Matches = StaticHandlerContext['matches'];

/** Only the matched routes: the router copies all that it is given, for every page. */
function matchedRoutes(matches: Matches): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (children, { route }) => [
      { ...route, children: children.length > 0 ? children : undefined } as RouteObject,
    ],
    [],
  );
}

/** Renders the page at an address to markup, with the data that the browser needs for hydration. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const loaded = await load(request);
  if (loaded instanceof Response) {
    const location = loaded.headers.get('location') ?? '/';
    return { kind: 'redirect', status: loaded.status, location };
  }
  const { page, context, status } = loaded;
  const { language, queries, t } = page;
  const country = {
    code: page.country,
    name: countryName(page.country, language),
    isKnown: page.isCountryKnown,
  };
  const now = new Date();
  const router = createStaticRouter(matchedRoutes(context.matches), context);
  const given = { language, t, queries, country, now, client: page.client };
  const { markup } = request;
  const frame = markup && frameKeeper(markup, commonOf(given));
  const rendered = renderToString(
    <Providers {...given}>
      <FrameContext value={frame}>
        <KeepMarkupContext value={markup && markupKeeper(markup, given)}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </KeepMarkupContext>
      </FrameContext>
    </Providers>,
  );
  const facts = {
    queries,
    t,
    language,
    country: page.country,
    isCountryKnown: page.isCountryKnown,
    now,
    absolute: (path: string) => request.appUrl + localizePath(language, path),
  };
  return {
    kind: 'page',
    status,
    head: headOfMatches(context.matches, facts),
    body: frame?.finish(rendered) ?? rendered,
    state: {
      language,
      country,
      renderedAt: now.toISOString(),
      queries: dehydrate(queries),
      loaderData: context.loaderData,
      failed: context.errors !== null,
    },
    routeIds: context.matches.map((match) => match.route.id),
  };
}
