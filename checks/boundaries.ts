import { withoutServerHalf } from '#app/build/server-half-plugin.ts';
import { importsOf, resolveImport, type SourceFile } from './source-files.ts';

const layers = ['app', 'features', 'console', 'collection', 'platform', 'ui'] as const;
type Layer = (typeof layers)[number];

/** The layers that each layer may import, besides itself. */
const mayImport: Record<Layer, readonly Layer[]> = {
  app: ['features', 'console', 'collection', 'platform', 'ui'],
  features: ['console', 'collection', 'platform', 'ui'],
  console: ['collection', 'platform', 'ui'],
  collection: ['platform', 'ui'],
  platform: [],
  ui: ['platform'],
};

const bannedNames = /^(utils?|misc|helpers?|common|types?|index)\.tsx?$/;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.tsx?$/;

/** The public modules of a feature: for both sides, for the server, for the browser. */
const door = /^src\/features\/[^/]+\/((server|web)\/)?public\.ts$/;

function layerOf(path: string): Layer | undefined {
  return layers.find((layer) => path.startsWith(`src/${layer}/`));
}

export function featureOf(path: string): string | undefined {
  return path.match(/^src\/features\/([^/]+)\//)?.[1];
}

function sideOf(path: string): 'web' | 'server' | 'contract' | undefined {
  if (path.includes('/server/')) return 'server';
  if (path.includes('/web/') || path.endsWith('.tsx')) return 'web';
  return /\.contract\.ts$/.test(path) ? 'contract' : undefined;
}

function problemOfNames(path: string): string | undefined {
  const name = path.split('/').at(-1) ?? '';
  if (bannedNames.test(name)) return `${path}: the name says nothing about what is inside`;
  return kebabCase.test(name) ? undefined : `${path}: file names are kebab-case`;
}

function problemOfLayers(path: string, target: string): string | undefined {
  const [from, to] = [layerOf(path), layerOf(target)];
  if (!from || !to || from === to || mayImport[from].includes(to)) return undefined;
  return `${path}: ${from} must not import ${to} (${target})`;
}

function problemOfFeatures(path: string, target: string): string | undefined {
  const [from, to] = [featureOf(path), featureOf(target)];
  if (!from || !to || from === to || door.test(target)) return undefined;
  return `${path}: reaches into the feature ${to} (${target}); only its public.ts is open`;
}

function problemOfSides(path: string, target: string): string | undefined {
  const [from, to] = [sideOf(path), sideOf(target)];
  if (from === 'web' && to === 'server') return `${path}: web must not import server (${target})`;
  if (from === 'server' && to === 'web') return `${path}: server must not import web (${target})`;
  if (from === 'contract' && (to === 'web' || to === 'server')) {
    return `${path}: a contract imports neither side (${target})`;
  }
  return undefined;
}

/** Demo content may only be loaded by the start of a demo. */
function problemOfDemo(path: string, target: string): string | undefined {
  if (!target.startsWith('demo/') || path.startsWith('demo/') || path === 'src/app/main.ts') {
    return undefined;
  }
  return `${path}: only the start of a demo loads ${target}`;
}

function problemOfForm(path: string, specifier: string): string | undefined {
  return /^(\.\.\/|\.\/\.\.)/.test(specifier)
    ? `${path}: across folders by # imports, not by ${specifier}`
    : undefined;
}

function problemsOfFile(file: SourceFile): string[] {
  const { path } = file;
  const isTest = path.includes('.test.') || path.startsWith('src/testing/');
  const problems = [problemOfNames(path)];
  for (const specifier of importsOf(file)) {
    problems.push(problemOfForm(path, specifier));
    const target = resolveImport(path, specifier);
    if (!target || isTest) continue;
    if (target.startsWith('src/testing/')) problems.push(`${path}: only tests import ${target}`);
    problems.push(problemOfLayers(path, target));
    problems.push(problemOfFeatures(path, target));
    problems.push(problemOfSides(path, target));
    problems.push(problemOfDemo(path, target));
  }
  return problems.filter((problem) => problem !== undefined);
}

const REGISTRY = 'src/app/features.ts';

const serverOnly = /^node:|^(pg|fastify|pino|sharp|nodemailer)(\/|$)|^@fastify\//;

/** Packages that decode or render untrusted files, which belong in child processes (ADR 18). */
const childrenOnly = /^(sharp|@e965\/xlsx|@react-pdf\/renderer|@hyzyla\/pdfium)(\/|$)/;

type Files = ReadonlyMap<string, SourceFile>;
type Visit = (path: string, imported: readonly string[]) => void;

/** Follows all imports from an entry, except type imports. */
function walkImports(files: Files, entry: string, textOf: (file: SourceFile) => string) {
  return (visit: Visit): void => {
    const seen = new Set<string>();
    const walk = (path: string) => {
      const file = files.get(path);
      if (!file || seen.has(path)) return;
      seen.add(path);
      const text = textOf(file).replace(/^import type .*$|^import type [\s\S]*?from .*$/gm, '');
      const imported = importsOf({ path, text });
      visit(path, imported);
      for (const specifier of imported) {
        const target = resolveImport(path, specifier);
        if (target) walk(target);
      }
    };
    walk(entry);
  };
}

/** The browser's entry must not reach any server code. */
function problemsOfBundle(files: Files, entry: string): string[] {
  const problems: string[] = [];
  // Like the build, which removes the server half of features.
  const built = ({ path, text }: SourceFile) =>
    path === REGISTRY ? withoutServerHalf(text) : text;
  walkImports(
    files,
    entry,
    built,
  )((path, imported) => {
    if (path.includes('/server/')) problems.push(`${path}: is reached from the browser's entry`);
    for (const specifier of imported.filter((each) => serverOnly.test(each))) {
      problems.push(`${path}: brings ${specifier} to the browser`);
    }
  });
  return problems;
}

const PORTAL = 'src/app/main.ts';

/**
 * The portal's entry must not reach packages that decode untrusted files. Demo content may use them for its own files.
 */
function problemsOfPortal(files: Files): string[] {
  const problems: string[] = [];
  const own = new Map([...files].filter(([path]) => !path.startsWith('demo/')));
  walkImports(
    own,
    PORTAL,
    ({ text }) => text,
  )((path, imported) => {
    for (const specifier of imported.filter((each) => childrenOnly.test(each))) {
      problems.push(`${path}: brings ${specifier} into the portal's own process`);
    }
  });
  return problems;
}

/** All violations of the import and naming rules in the sources. */
export function findBoundaryProblems(
  files: readonly SourceFile[],
  browserEntry = 'src/app/web/entry-browser.tsx',
): readonly string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return [
    ...files.flatMap(problemsOfFile),
    ...problemsOfBundle(byPath, browserEntry),
    ...problemsOfPortal(byPath),
  ];
}
