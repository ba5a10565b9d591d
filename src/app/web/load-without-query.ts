import type { RouterContextProvider, StaticHandler, StaticHandlerContext } from 'react-router';

/** A path without a query that every URL parser would leave unchanged. */
const plainAddress = /^(?:\/[\w~-]+)+$/;

type Asked = {
  readonly url: string;
  readonly basename: string;
  readonly requestContext: RouterContextProvider;
};

/**
 * Gives the same result as the router's own query for most addresses, but much faster: without a request object,
 * wrapped loaders or copies. Returns undefined wherever there is anything to decide: code that is not loaded yet, an
 * address without a page, a loader that redirects, returns a value or fails. The calls that its loaders have made stay
 * with the page.
 */
export async function loadWithoutQuery(
  { match }: StaticHandler,
  { url, basename, requestContext }: Asked,
): Promise<StaticHandlerContext | undefined> {
  if (!plainAddress.test(url)) return undefined;
  const location = {
    pathname: url,
    search: '',
    hash: '',
    state: null,
    key: 'default',
    mask: undefined,
  };
  const matches = match(location);
  if (!matches || matches.some(({ route }) => route.lazy || route.middleware)) return undefined;
  const loaderData: Record<string, unknown> = {};
  const args = {
    get request() {
      return new Request(`http://portal${url}`);
    },
    get url() {
      return new URL(url, 'http://portal');
    },
    pattern: '',
    context: requestContext,
  };
  try {
    await Promise.all(
      matches.map(async ({ route, params }) => {
        if (typeof route.loader !== 'function') return;
        loaderData[route.id] = await route.loader(Object.assign(Object.create(args), { params }));
      }),
    );
  } catch {
    return undefined;
  }
  if (Object.values(loaderData).some((data) => data !== null)) return undefined;
  return {
    basename: basename || '/',
    location,
    matches,
    loaderData,
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: match,
  };
}
