import type { Plugin } from 'vite';
import { repository } from './repository.ts';

/** Every icon of the library is made by `ui/display/drawn-icon.tsx` in place of its own maker. */
export function iconsPlugin(): Plugin {
  return {
    name: 'mai-icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => `${repository}src/ui/display/drawn-icon.tsx`,
    },
  };
}
