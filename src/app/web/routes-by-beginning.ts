import type { RouteObject } from 'react-router';

const beginningOf = (path: string): string =>
  path.split('/').find((segment) => segment !== '') ?? '';

/** Whether a route that begins so can match an address that begins with a segment. */
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

/** The routes by the first segment of the addresses they are for. */
export function routesByBeginning(routes: RouteObject[]) {
  const segments = new Set(['', ...beginnings(routes)]);
  const tables = new Map<string | undefined, RouteObject[]>([[undefined, routes]]);

  function tableFor(beginning: string): RouteObject[] {
    const made = routes.flatMap((route) => narrow(route, beginning));
    tables.set(beginning, made);
    return made;
  }

  return {
    /** Of an address; the same for all that no route begins with. */
    beginningOf(path: string): string | undefined {
      const beginning = beginningOf(path);
      return segments.has(beginning) ? beginning : undefined;
    },
    /** Those that addresses with such a beginning can match, or all. */
    findFor: (beginning: string | undefined): RouteObject[] =>
      tables.get(beginning) ?? tableFor(beginning ?? ''),
  };
}
