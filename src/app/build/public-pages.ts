import type { RouteObject } from 'react-router';

/** Pages that need a sign-in, are meant for ourselves only, or work without scripts. */
const notPublic = /^\/(dashboard|user|exhibitor|admin|design-system|embed)(\/|$)/;

export type PublicPage = { readonly id: string; readonly path: string };

/** The pages that everybody can open. */
export function publicPages(list: readonly RouteObject[]): readonly PublicPage[] {
  return list.flatMap(({ id = '', path = '', index, lazy, children }) => {
    if (notPublic.test(path)) return [];
    // A route that only frames others has no address of its own.
    const own = lazy && (path || index) ? [{ id, path: index ? '/' : path }] : [];
    return [...own, ...publicPages(children ?? [])];
  });
}
