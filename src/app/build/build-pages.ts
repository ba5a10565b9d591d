import { mkdir, rm } from 'node:fs/promises';
import { build } from 'vite';
import { type Language, languages } from '#platform/i18n/languages.ts';
import { compressFiles } from './compress-files.ts';
import { repository } from './repository.ts';
import { SERVER_FOLDER, sourcePlacePlugin } from './source-place-plugin.ts';
import { thesaurusPlugin } from './thesaurus-plugin.ts';
import { viteOptions } from './vite-options.ts';

/** Small modules that most pages use, put into one file instead of a dozen. */
const partsOfMostPages = [
  /\/src\/ui\/layout\/(card|page-header)/,
  /\/src\/ui\/feedback\/(skeleton|empty-)/,
  /\/src\/ui\/forms\/(field|control-classes|text-field|search-field)/,
  /\/src\/ui\/(actions\/load-more|display\/badge)/,
  // Spreadsheet dates and opening hours are used on other pages only.
  /\/src\/platform\/dates\/(?!written-|month-names|opening-hours)/,
  /\/lucide-react\/.*\/(arrow-left|calendar-days|clock|external-link|globe|mail|phone|search)\./,
];

/**
 * What every page loads becomes one file, because many small ones compress worse. Kept apart are the schemas, which
 * contracts refer to everywhere but only forms use, and the few bytes that run first.
 */
const chunkGroups = [
  {
    name: 'base',
    tags: ['$initial' as const],
    test: /^(?!.*\/(zod|calls\/fields|entry-boot|later-scripts|until-interaction|replay-early-input)\b)/,
  },
  { name: 'parts', test: (id: string) => partsOfMostPages.some((part) => part.test(id)) },
];

/** Importing one of our modules has no side effects, so a page only gets what it uses of them. */
const pureSources = {
  propertyReadSideEffects: false as const,
  moduleSideEffects: [{ test: /\/src\/.*\.tsx?$/, sideEffects: false }],
};

/** One browser bundle per language, so that a page only loads the texts of its own. */
function buildBrowser(language: Language) {
  return build({
    ...viteOptions([language]),
    mode: 'production',
    base: `/assets/${language}/`,
    build: {
      outDir: `dist/browser/${language}`,
      assetsDir: '.',
      manifest: 'manifest.json',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // The preload map lists the files of every page and would be sent with each; most pages share their files anyway.
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: ['src/app/web/entry-boot.ts', 'src/app/web/entry-browser.tsx'],
        output: { codeSplitting: { groups: chunkGroups } },
        treeshake: pureSources,
      },
    },
  });
}

function buildRender() {
  return build({
    ...viteOptions(),
    mode: 'production',
    // We use a few dozen of its icons; as an external package it would keep all of them in memory.
    ssr: { noExternal: ['lucide-react'] },
    build: {
      outDir: 'dist/render',
      emptyOutDir: true,
      ssr: 'src/app/web/entry-render.tsx',
      target: 'node24',
    },
  });
}

/**
 * Bundles the server from its sources: a few hundred files without types and comments instead of two thousand.
 * Stripping types at every start needs a compiler in memory, and caching its output needs as much again: together a
 * fifth of the memory at rest.
 */
function buildServer() {
  return build({
    root: repository,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [sourcePlacePlugin(), thesaurusPlugin()],
    ssr: { external: true },
    build: {
      outDir: SERVER_FOLDER,
      emptyOutDir: true,
      ssr: 'src/app/main.ts',
      emitAssets: true,
      target: 'node24',
      rolldownOptions: {
        // Packages stay external. Our own names are not mangled, so that logged stack traces can be read.
        external: /^[^#./]/,
        output: {
          entryFileNames: 'main.js',
          chunkFileNames: '[name]-[hash].js',
          minify: { mangle: false, compress: false, codegen: true },
        },
      },
    },
  });
}

await rm(`${repository}dist`, { recursive: true, force: true });
await mkdir(`${repository}dist`, { recursive: true });
await Promise.all([...languages.map(buildBrowser), buildRender(), buildServer()]);
await compressFiles(`${repository}dist/browser`);
