import { mkdir, rm } from 'node:fs/promises';
import { build } from 'vite';
import { type Language, languages } from '#platform/i18n/languages.ts';
import { compressFiles } from './compress-files.ts';
import { repository } from './repository.ts';
import { SERVER_FOLDER, sourcePlacePlugin } from './source-place-plugin.ts';
import { thesaurusPlugin } from './thesaurus-plugin.ts';
import { viteOptions } from './vite-options.ts';

/** Small things that most pages show: one file instead of a dozen. */
const partsOfMostPages = [
  /\/src\/ui\/layout\/(card|page-header)/,
  /\/src\/ui\/feedback\/(skeleton|empty-)/,
  /\/src\/ui\/forms\/(field|control-classes|text-field|search-field)/,
  /\/src\/ui\/(actions\/load-more|display\/badge)/,
  // What people write in spreadsheets, and hours, are read on other pages.
  /\/src\/platform\/dates\/(?!written-|month-names|opening-hours)/,
  /\/lucide-react\/.*\/(arrow-left|calendar-days|clock|external-link|globe|mail|phone|search)\./,
];

/**
 * What every page loads is one file, because many small ones compress worse. Apart are the schemas,
 * which contracts refer to everywhere but only forms use, and the few bytes that come first.
 */
const chunkGroups = [
  {
    name: 'base',
    tags: ['$initial' as const],
    test: /^(?!.*\/(zod|calls\/fields|entry-boot|later-scripts|until-used|hold-acts)\b)/,
  },
  { name: 'parts', test: (id: string) => partsOfMostPages.some((part) => part.test(id)) },
];

/** A module of ours does nothing by being imported, so a page brings only what it uses of it. */
const pureSources = {
  propertyReadSideEffects: false as const,
  moduleSideEffects: [{ test: /\/src\/.*\.tsx?$/, sideEffects: false }],
};

/** One browser bundle per language: a page loads its own words and no others. */
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
      // The list of every page's files would travel with every page; most of them share theirs anyway.
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
    // Of its icons we use a few dozen; loaded as a package, all of them would be kept in memory.
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
 * The server, of its sources: a few hundred files without types and comments instead of two thousand. To take the types
 * away at every start takes a compiler, and to keep what it made takes as much again: a fifth of the memory at rest.
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
        // Packages stay where they are; our own names stay, for whoever reads what was logged.
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
