import type { RouteObject } from 'react-router';

/** Behind a sign-in, for ourselves alone, or without a script. */
const notPublic = /^\/(dashboard|user|exhibitor|admin|design-system|embed)(\/|$)/;

export type PublicPage = { readonly id: string; readonly path: string };

/** The pages everybody may open. */
export function publicPages(list: readonly RouteObject[]): readonly PublicPage[] {
  return list.flatMap(({ id = '', path = '', index, lazy, children }) => {
    if (notPublic.test(path)) return [];
    // What only frames others has no address.
    const own = lazy && (path || index) ? [{ id, path: index ? '/' : path }] : [];
    return [...own, ...publicPages(children ?? [])];
  });
}
