import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '#platform/i18n/languages.ts';
import type { PageAssets } from '#platform/pages/document.ts';

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
};

type Manifest = Readonly<Record<string, Chunk>>;

/** The fonts every page needs. Arabic pages have one per weight, and the Latin font for names and spaces. */
const ownFonts: Record<Language, RegExp> = {
  en: /plex-sans-latin-wght/,
  ar: /plex-sans-(latin-wght|arabic-arabic-(400|600))/,
};

function filesOf(manifest: Manifest, chunk: Chunk, seen = new Set<string>()): Set<string> {
  seen.add(chunk.file);
  for (const key of chunk.imports ?? []) {
    const imported = manifest[key];
    if (imported && !seen.has(imported.file)) filesOf(manifest, imported, seen);
  }
  return seen;
}

function assetsOfLanguage(root: string, language: Language) {
  const manifest: Manifest = JSON.parse(
    readFileSync(join(root, language, 'manifest.json'), 'utf8'),
  );
  const address = (file: string) => `/assets/${language}/${file}`;
  const chunks = Object.values(manifest);
  const entry = chunks.find((chunk) => chunk.name === 'entry-boot');
  const main = chunks.find((chunk) => chunk.name === 'entry-browser');
  if (!entry || !main) throw new Error('The browser build has no entry');
  const fonts = chunks
    .flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
    .filter((file) => file.endsWith('.woff2') && ownFonts[language].test(file));
  const byName = new Map(
    chunks.filter((chunk) => chunk.isDynamicEntry).map((chunk) => [chunk.name, chunk]),
  );
  const entryFiles = filesOf(manifest, main);
  // The bundler decides which of the entry chunks has the styles.
  const styles = chunks
    .filter(({ file }) => entryFiles.has(file))
    .flatMap(({ css = [] }) => css.map(address));

  const assetsOf = (routeIds: readonly string[]): PageAssets => {
    const needed = new Set(entryFiles);
    for (const id of routeIds) {
      const chunk = byName.get(id);
      if (chunk) filesOf(manifest, chunk, needed);
    }
    return {
      entry: address(entry.file),
      styles,
      fonts: [...new Set(fonts)].map(address),
      chunks: [...needed].map(address),
    };
  };

  const known = new Map<string, PageAssets>();
  return (routeIds: readonly string[]): PageAssets => {
    const name = routeIds.join(' ');
    const assets = known.get(name) ?? assetsOf(routeIds);
    known.set(name, assets);
    return assets;
  };
}

export type FindPageAssets = (language: Language, routeIds: readonly string[]) => PageAssets;

/** Finds the built files that a page needs, from the manifests of the build. */
export function readPageAssets(root: string): FindPageAssets {
  const byLanguage = new Map(languages.map((each) => [each, assetsOfLanguage(root, each)]));
  return (language, routeIds) => {
    const find = byLanguage.get(language);
    if (!find) throw new Error(`Nothing was built for ${language}`);
    return find(routeIds);
  };
}
