import { matchRoutes, type RouteObject } from 'react-router';

/**
 * Loads the code of the routes on screen before React takes over; otherwise the first client
 * render would show a fallback where the server sent the page.
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
