import type { Plugin } from 'vite';

/** Only runs the import, without preloading anything. */
const plainLoad = 'export const __vitePreload = (load) => load();';

/** Removes the code that fetches styles before a lazy chunk: all styles are in one file that every page loads. */
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
