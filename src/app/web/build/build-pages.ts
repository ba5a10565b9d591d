import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { type Language, languages } from '#platform/i18n/languages.ts';
import { compressFiles } from './compress-files.ts';
import { textsPlugin } from './texts-plugin.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const shared: InlineConfig = {
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  mode: 'production',
};

/** One browser bundle per language: a page loads its own words and no others. */
function buildBrowser(language: Language) {
  return build({
    ...shared,
    base: `/assets/${language}/`,
    plugins: [react(), tailwindcss(), textsPlugin([language])],
    build: {
      outDir: `dist/browser/${language}`,
      assetsDir: '.',
      manifest: 'manifest.json',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
      rolldownOptions: { input: 'src/app/web/entry-browser.tsx' },
    },
  });
}

function buildRender() {
  return build({
    ...shared,
    plugins: [react(), textsPlugin()],
    build: {
      outDir: 'dist/render',
      emptyOutDir: true,
      ssr: 'src/app/web/entry-render.tsx',
      target: 'node24',
    },
  });
}

await rm(`${root}dist`, { recursive: true, force: true });
await mkdir(`${root}dist`, { recursive: true });
await Promise.all([...languages.map(buildBrowser), buildRender()]);
await compressFiles(`${root}dist/browser`);
