import { matchRoutes, type RouteObject } from 'react-router';

/**
 * Loads the code of the current routes before hydration; otherwise the first client render would show a fallback in
 * place of the server's markup.
 */
export async function resolveLazyRoutes(routes: RouteObject[], basename: string): Promise<void> {
  const matches = matchRoutes(routes, window.location, basename || '/') ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, { ...loaded, lazy: undefined });
    }),
  );
}
