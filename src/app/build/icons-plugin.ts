import type { Plugin } from 'vite';
import { repository } from './repository.ts';

/** Generated keys of shapes, and the icon's name: a third of a small icon's size, and nothing reads them. */
const unreadOfIcon = /, key: "\w+"|^ {2}name: "[\w-]+",$/gm;

/** Makes every icon of the library use `ui/display/drawn-icon.tsx` in place of the library's own factory. */
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
