import { importsOf, resolveImport, type SourceFile } from './source-files.ts';

const layers = ['app', 'features', 'collection', 'platform', 'ui'] as const;
type Layer = (typeof layers)[number];

/** Imports run one way; a layer may also import from itself. */
const mayImport: Record<Layer, readonly Layer[]> = {
  app: ['features', 'collection', 'platform', 'ui'],
  features: ['collection', 'platform', 'ui'],
  collection: ['platform', 'ui'],
  platform: [],
  ui: ['platform'],
};

const bannedNames = /^(utils?|misc|helpers?|common|types?|index)\.tsx?$/;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.tsx?$/;

/** What another feature may see: its calls, its words, and what it offers by name. */
const publicFile = /\.(contract|texts)\.ts$|\/public\.tsx?$/;

function layerOf(path: string): Layer | undefined {
  return layers.find((layer) => path.startsWith(`src/${layer}/`));
}

function featureOf(path: string): string | undefined {
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
  if (!from || !to || from === to || publicFile.test(target)) return undefined;
  return `${path}: reaches into the feature ${to} (${target}); only its contract, texts and public file are open`;
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

function problemOfForm(path: string, specifier: string): string | undefined {
  return specifier.startsWith('../')
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
  }
  return problems.filter((problem) => problem !== undefined);
}

const serverOnly = /^node:|^(pg|fastify|pino|sharp|drizzle-orm|nodemailer)(\/|$)|^@fastify\//;

/** Follows the browser's entry through all it imports: nothing private may be reached. */
function problemsOfBundle(files: ReadonlyMap<string, SourceFile>, entry: string): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  const walk = (path: string) => {
    const file = files.get(path);
    if (!file || seen.has(path)) return;
    seen.add(path);
    if (path.includes('/server/')) problems.push(`${path}: is reached from the browser's entry`);
    // Types vanish when the code is built.
    const shipped = file.text.replace(/^import type .*$|^import type [\s\S]*?from .*$/gm, '');
    for (const specifier of importsOf({ path, text: shipped })) {
      if (serverOnly.test(specifier)) {
        problems.push(`${path}: brings ${specifier} to the browser`);
      }
      const target = resolveImport(path, specifier);
      if (target) walk(target);
    }
  };
  walk(entry);
  return problems;
}

/** Everything in the sources that breaks the rules of the house. */
export function findBoundaryProblems(
  files: readonly SourceFile[],
  browserEntry = 'src/app/web/entry-browser.tsx',
): readonly string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return [...files.flatMap(problemsOfFile), ...problemsOfBundle(byPath, browserEntry)];
}
