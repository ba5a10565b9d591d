import type { Plugin } from 'vite';

/** Loads what is asked for, and nothing beside it. */
const plainLoad = 'export const __vitePreload = (load) => load();';

/** Lets go of what fetches styles before a part of a page: all styles are in one file that every page has. */
export function preloadPlugin(): Plugin {
  return {
    name: 'mai-preload',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => ({ code: plainLoad, map: null }),
    },
  };
}
