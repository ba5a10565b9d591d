import type { RouteObject } from 'react-router';

const beginningOf = (path: string): string =>
  path.split('/').find((segment) => segment !== '') ?? '';

/** Whether a route whose path starts with this segment can match an address that starts with that one. */
const fits = (beginning: string, segment: string): boolean =>
  beginning === segment || beginning === '*' || beginning.startsWith(':');

function narrow(route: RouteObject, segment: string): RouteObject[] {
  if (route.path !== undefined) return fits(beginningOf(route.path), segment) ? [route] : [];
  if (route.index) return segment === '' ? [route] : [];
  const children = route.children?.flatMap((child) => narrow(child, segment)) ?? [];
  return children.length > 0 ? [{ ...route, children } as RouteObject] : [];
}

function beginnings(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) =>
    path === undefined ? beginnings(children ?? []) : [beginningOf(path)],
  );
}

/** Groups the routes by the first segment of the addresses they can match. */
export function routesByBeginning(routes: RouteObject[]) {
  const segments = new Set(['', ...beginnings(routes)]);
  const tables = new Map<string | undefined, RouteObject[]>([[undefined, routes]]);

  function tableFor(beginning: string): RouteObject[] {
    const made = routes.flatMap((route) => narrow(route, beginning));
    tables.set(beginning, made);
    return made;
  }

  return {
    /** The first segment of an address if any route starts with it; undefined for all others. */
    beginningOf(path: string): string | undefined {
      const beginning = beginningOf(path);
      return segments.has(beginning) ? beginning : undefined;
    },
    /** The routes that such addresses can match; all routes for undefined. */
    findFor: (beginning: string | undefined): RouteObject[] =>
      tables.get(beginning) ?? tableFor(beginning ?? ''),
  };
}
