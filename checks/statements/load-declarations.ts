import { join } from 'node:path';
import {
  importsOf,
  readSourceFiles,
  repository,
  resolveImport,
  type SourceFile,
} from '#checks/source-files.ts';
import type { Relation } from '#platform/database/sql.ts';

const definers = ['statement', 'statement-family', 'bulk-insert'].map(
  (name) => `src/platform/database/${name}.ts`,
);

/** The programs themselves are not run; everything they import is. */
const programs = ['src/app/main.ts', 'src/app/portal.ts'];

const files = readSourceFiles(repository, 'src').filter(
  ({ path }) => !/\.test\.tsx?$|^src\/testing\//.test(path),
);

const targetsOf = (file: SourceFile) =>
  importsOf(file).flatMap((specifier) => resolveImport(file.path, specifier) ?? []);

/** Imports every module that declares statements, including those that no program uses yet. */
export async function loadStatements(): Promise<void> {
  const parts = files.filter(({ path }) => programs.includes(path)).flatMap(targetsOf);
  const defining = files.filter((file) => targetsOf(file).some((each) => definers.includes(each)));
  for (const path of [...parts, ...defining.map((file) => file.path)]) {
    await import(join(repository, path));
  }
}

const isRelation = (value: unknown): value is Relation =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'table' || value.kind === 'view');

/** All declared tables and views. */
export async function loadRelations(): Promise<readonly Relation[]> {
  const declaring = files.filter(({ path }) => /\.(table|view)\.ts$/.test(path));
  const modules: object[] = [];
  for (const { path } of declaring) modules.push(await import(join(repository, path)));
  return modules.flatMap((module) => Object.values(module).filter(isRelation));
}
