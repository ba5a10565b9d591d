import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** The documents say only what is so: commands, paths, links and packages exist. */
export function findDocProblems(root: string): readonly string[] {
  const manifest: Package = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  const pages = folders.filter((path) => path.endsWith('.md')).map((path) => `docs/${path}`);
  const problems = [...documents, ...pages].flatMap((name) => {
    if (!existsSync(join(root, name))) return [`${name} is missing`];
    const text = readFileSync(join(root, name), 'utf8');
    return [
      ...commandProblems(name, text, manifest.scripts),
      ...pathProblems(root, name, text),
      ...linkProblems(root, name, text),
    ];
  });
  return [...problems, ...dependencyProblems(root, manifest), ...versionProblems(manifest)];
}
