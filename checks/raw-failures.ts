import type { SourceFile } from './source-files.ts';

const isScreen = ({ path }: SourceFile) =>
  (path.includes('/web/') || path.startsWith('src/ui/')) && !/\.test\.tsx?$/.test(path);

const rawWords = /\b(?:error|failure|problem)\.message\b/;

/** Whoever asks first whether the server said it may repeat it. */
const asksFirst = /instanceof CallFailure/;

/** Screens that show what a browser threw: English words for programmers, such as "Failed to fetch". */
export function findRawFailures(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter((file) => isScreen(file) && rawWords.test(file.text) && !asksFirst.test(file.text))
    .map(({ path }) => `${path}: shows a raw message; use platform/calls/failure-message.ts`);
}
