import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('..', import.meta.url));

export type SourceFile = {
  /** Relative to the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
};

/** Reads all files below a folder whose names match, by default TypeScript; tests are included. */
export function readSourceFiles(
  root: string,
  folder: string,
  ending = /\.tsx?$/,
): readonly SourceFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      path: relative(root, path).replaceAll('\\', '/'),
      text: readFileSync(path, 'utf8'),
    }));
}

const importPattern = /(?:\bfrom|\bimport)\s*(?:\(\s*)?'([^']+)'/g;

export function importsOf(file: SourceFile): readonly string[] {
  return [...file.text.matchAll(importPattern)].map((match) => match[1] ?? '');
}

/** The file that an import refers to, or undefined for a package. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#demo/')) return specifier.slice(1);
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (!specifier.startsWith('.')) return undefined;
  return join(from, '..', specifier).replaceAll('\\', '/');
}
