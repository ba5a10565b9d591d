import { importsOf, resolveImport, type SourceFile } from './source-files.ts';

/** Only these files may send statements; see docs/statements.md. */
const senders = /^src\/platform\/database\/|^src\/platform\/cache\/change-feed\.ts$/;

/** Test data and the demo may send any statement. */
const isFree = ({ path }: SourceFile) => /\.test\.tsx?$|^src\/testing\/|^demo\//.test(path);

const sending = /\.query\s*[<(]/;

function sendsByItself(file: SourceFile): boolean {
  return !senders.test(file.path) && !isFree(file) && sending.test(file.text);
}

/** The module that owns a table: a feature, a folder of the platform, or another part of src. */
function moduleOf(path: string): string {
  return (
    path.match(/^src\/(?:collection|console|app|ui|(?:features|platform)\/[^/]+)\//)?.[0] ?? ''
  );
}

function tableProblems(file: SourceFile): string[] {
  if (isFree(file)) return [];
  return importsOf(file).flatMap((specifier) => {
    const target = resolveImport(file.path, specifier) ?? '';
    if (!target.endsWith('.table.ts') || moduleOf(target) === moduleOf(file.path)) return [];
    return [`${file.path}: ${target} belongs to ${moduleOf(target)}; ask there, or read its view`];
  });
}

/** Finds statements that are not declared, and imports of another module's tables. */
export function findStatementSourceProblems(files: readonly SourceFile[]): readonly string[] {
  return [
    ...files
      .filter(sendsByItself)
      .map(({ path }) => `${path}: sends a statement that is not declared`),
    ...files.flatMap(tableProblems),
  ];
}
