import type { Plugin } from 'vite';
import { repository } from './repository.ts';

/** Made-up keys of shapes, and the icon's name: a third of what a small icon weighs, and nobody reads them. */
const unreadOfIcon = /, key: "\w+"|^ {2}name: "[\w-]+",$/gm;

/** Every icon of the library is made by `ui/display/drawn-icon.tsx` in place of its own maker. */
export function iconsPlugin(): Plugin {
  return {
    name: 'mai-icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => `${repository}src/ui/display/drawn-icon.tsx`,
    },
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: code.replaceAll(unreadOfIcon, ''), map: null }),
    },
  };
}
