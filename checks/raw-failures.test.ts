import { expect, test } from 'vitest';
import { findRawFailures } from './raw-failures.ts';
import { readSourceFiles, repository } from './source-files.ts';

const problemsOf = (path: string, text: string) => findRawFailures([{ path, text }]);

test.each(['{error.message}', 'setError(failure.message)', '<p>{pages.failure.message}</p>'])(
  'a screen, or a part of screens, that shows a raw message is found: %s',
  (text) => {
    expect(problemsOf('src/features/jobs/web/jobs-page.tsx', text)).toHaveLength(1);
    expect(problemsOf('src/ui/layout/paged-list.tsx', text)).toHaveLength(1);
  },
);

test.each([
  ['src/features/jobs/web/jobs-page.tsx', '{tellFailure(error, t)}'],
  ['src/features/jobs/web/jobs-page.tsx', 'error instanceof CallFailure ? error.message : ours'],
  ['src/features/jobs/server/jobs.ts', 'log(error.message)'],
])('what is ours, or for the log, is not complained about: %s %s', (path, text) => {
  expect(problemsOf(path, text)).toEqual([]);
});

test('no screen of ours does', () => {
  expect(findRawFailures(readSourceFiles(repository, 'src'))).toEqual([]);
});
