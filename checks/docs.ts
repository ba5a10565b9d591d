import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findAdrProblems } from './adr-numbers.ts';
import { findDecisionProblems, findPointerProblems } from './pointers.ts';
import { readSourceFiles } from './source-files.ts';

type Package = {
  readonly scripts: Record<string, string>;
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
  readonly optionalDependencies: Record<string, string>;
};

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
];

function commandProblems(name: string, text: string, scripts: Record<string, string>): string[] {
  return [...text.matchAll(/\bnpm run ([a-z-]+)/g)]
    .map((match) => match[1] ?? '')
    .filter((script) => !(script in scripts))
    .map((script) => `${name}: npm run ${script} does not exist`);
}

const pathPattern = /`((?:src|docs|e2e|bench|scripts|checks|migrations)\/[\w./-]*)`/g;

function pathProblems(root: string, name: string, text: string): string[] {
  return [...text.matchAll(pathPattern)]
    .map((match) => match[1] ?? '')
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${name}: ${path} does not exist`);
}

/** These documents use imaginary features as examples. */
const showByExample = ['CONTRIBUTING.md', 'docs/statements.md'];

/** Files mentioned by name alone, which have to exist somewhere in the repository. */
export function findNameProblems(
  name: string,
  text: string,
  files: ReadonlySet<string>,
): readonly string[] {
  return [...text.matchAll(/`([\w-]+(?:\.[\w-]+)*\.tsx?)`/g)]
    .map((match) => match[1] ?? '')
    .filter((file) => !files.has(file))
    .map((file) => `${name}: no file is called ${file}`);
}

function linkProblems(root: string, name: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
    .map((match) => match[1] ?? '')
    .filter((link) => !existsSync(join(root, name, '..', link)))
    .map((link) => `${name}: the link to ${link} leads nowhere`);
}

function dependencyProblems(root: string, manifest: Package): string[] {
  const text = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
  const named = new Set(
    [...text.matchAll(/^\| ([^|]+) \|/gm)].flatMap((match) =>
      [...(match[1] ?? '').matchAll(/`([^`]+)`/g)].map((each) => each[1] ?? ''),
    ),
  );
  const used = Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  });
  return [
    ...used
      .filter((name) => !named.has(name))
      .map((name) => `docs/dependencies.md: ${name} is missing`),
    ...[...named]
      .filter((name) => !used.includes(name))
      .map((name) => `docs/dependencies.md: ${name} is not used`),
  ];
}

function versionProblems(manifest: Package): string[] {
  const all = {
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  };
  return Object.entries(all)
    .filter(([, version]) => !/^\d/.test(version))
    .map(([name, version]) => `package.json: ${name} is not pinned (${version})`);
}

const programs = ['src', 'scripts', 'bench', 'e2e'];

/** Verifies what the documents refer to: commands, paths, links, packages and decisions have to exist. */
export function findDocProblems(root: string): readonly string[] {
  const manifest: Package = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const missing = documents.filter((name) => !existsSync(join(root, name)));
  const pages = [
    ...documents
      .filter((name) => !missing.includes(name))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    ...readSourceFiles(root, 'docs', /\.md$/),
    ...readSourceFiles(root, '.github', /\.md$/),
  ];
  const known = new Set(pages.map(({ path }) => path));
  const sources = programs.flatMap((folder) => readSourceFiles(root, folder, /\.(tsx?|mjs)$/));
  const fileNames = new Set(
    [
      ...sources,
      ...readSourceFiles(root, 'checks', /\.ts$/),
      ...readSourceFiles(root, 'demo', /\.ts$/),
    ].map(({ path }) => basename(path)),
  );
  const problems = pages.flatMap(({ path, text }) => [
    ...commandProblems(path, text, manifest.scripts),
    ...pathProblems(root, path, text),
    ...(showByExample.includes(path) ? [] : findNameProblems(path, text, fileNames)),
    ...linkProblems(root, path, text),
  ]);
  return [
    ...missing.map((name) => `${name} is missing`),
    ...problems,
    ...findAdrProblems(pages.filter(({ path }) => path.startsWith('docs/adr/'))),
    ...findDecisionProblems(pages, known),
    ...findPointerProblems(sources, known),
    ...dependencyProblems(root, manifest),
    ...versionProblems(manifest),
  ];
}
