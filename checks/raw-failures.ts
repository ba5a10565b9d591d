import type { SourceFile } from './source-files.ts';

const isScreen = ({ path }: SourceFile) =>
  (path.includes('/web/') || path.startsWith('src/ui/')) && !/\.test\.tsx?$/.test(path);

const rawWords = /\b(?:error|failure|problem)\.message\b/;

/** A file that checks for CallFailure first may show the server's message. */
const asksFirst = /instanceof CallFailure/;

/**
 * Finds screens that show messages of browser errors, which are English and for programmers, such as “Failed to fetch”.
 */
export function findRawFailures(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter((file) => isScreen(file) && rawWords.test(file.text) && !asksFirst.test(file.text))
    .map(({ path }) => `${path}: shows a raw message; use platform/calls/failure-message.ts`);
}
