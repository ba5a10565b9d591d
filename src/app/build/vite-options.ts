import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import type { Language } from '#platform/i18n/languages.ts';
import { iconsPlugin } from './icons-plugin.ts';
import { preloadPlugin } from './preload-plugin.ts';
import { queryPlugin } from './query-plugin.ts';
import { repository } from './repository.ts';
import { routerPlugin } from './router-plugin.ts';
import { schemasPlugin } from './schemas-plugin.ts';
import { serverHalfPlugin } from './server-half-plugin.ts';
import { textsPlugin } from './texts-plugin.ts';

/** Options that every build and the development server share. */
export function viteOptions(languages?: readonly Language[]): InlineConfig {
  return {
    root: repository,
    configFile: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [
      react(),
      tailwindcss(),
      iconsPlugin(),
      textsPlugin(languages),
      schemasPlugin(),
      serverHalfPlugin(),
      routerPlugin(),
      queryPlugin(),
      preloadPlugin(),
    ],
  };
}
