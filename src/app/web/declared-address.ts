import { matchRoutes, type RouteObject } from 'react-router';
import type { AskedAddress } from '#platform/cache/answer-cache.ts';
import { isPageHandle } from '#platform/pages/page-head.ts';

const known = new WeakMap<RouteObject, readonly string[]>();

/** The parameters that a page declares to read. Its module is loaded once to find out. */
async function readsOf(route: RouteObject): Promise<readonly string[]> {
  const found = known.get(route);
  if (found) return found;
  const { handle } = typeof route.lazy === 'function' ? await route.lazy() : route;
  const reads = isPageHandle(handle) ? (handle.reads ?? []) : [];
  known.set(route, reads);
  return reads;
}

/** The address of a page with only the parameters that it reads, in the order in which it declares them. */
export async function declaredAddress(
  routesFor: (path: string) => RouteObject[],
  url: string,
  basename: string,
): Promise<AskedAddress> {
  const [path = '', search] = url.split(/\?(.*)/s, 2);
  if (search === undefined) return { declared: path, written: url };
  const given = new URLSearchParams(search);
  const routes = routesFor(path.slice(basename.length));
  const matches = matchRoutes(routes, path, basename || '/') ?? [];
  const reads = (await Promise.all(matches.map(({ route }) => readsOf(route)))).flat();
  const declared = new URLSearchParams();
  for (const name of reads) {
    const value = given.get(name);
    if (value !== null) declared.set(name, value);
  }
  return {
    declared: declared.size > 0 ? `${path}?${declared}` : path,
    written: [...given.keys()].every((name) => reads.includes(name)) ? url : undefined,
  };
}
