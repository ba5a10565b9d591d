import { describe, expect, test } from 'vitest';
import { findBoundaryProblems } from './boundaries.ts';
import { readSourceFiles, repository } from './source-files.ts';

const entry = 'src/app/web/entry-browser.tsx';

/** The problems of a small source tree with one given file. */
function problemsWith(path: string, text: string, entryText = ''): readonly string[] {
  return findBoundaryProblems([
    { path, text },
    { path: entry, text: entryText },
    { path: 'src/features/jobs/server/jobs.queries.ts', text: '' },
  ]);
}

describe('a planted violation is found', () => {
  test.each([
    ['src/platform/geo/x.ts', `import { a } from '#features/jobs/jobs.contract.ts';`],
    ['src/platform/geo/x.ts', `import { a } from '#ui/button.tsx';`],
    ['src/ui/x.tsx', `import { a } from '#features/jobs/jobs.contract.ts';`],
    ['src/features/jobs/x.ts', `import { a } from '#app/features.ts';`],
    ['src/collection/server/x.ts', `import { a } from '#features/jobs/jobs.contract.ts';`],
    ['src/features/events/x.ts', `import { a } from '#features/jobs/job-card.ts';`],
    ['src/features/events/x.ts', `import { a } from '#features/jobs/jobs.contract.ts';`],
    ['src/features/events/x.ts', `import { a } from '#features/jobs/applications/public.ts';`],
    ['src/console/web/x.ts', `import { a } from '#features/jobs/public.ts';`],
    ['src/collection/web/x.ts', `import { a } from '#console/web/age.tsx';`],
    ['src/app/server/x.ts', `import { a } from '#demo/demo-jobs.ts';`],
    ['src/features/jobs/server/x.ts', `import { a } from './../jobs.contract.ts';`],
    ['src/features/jobs/web/x.tsx', `import { a } from '#features/jobs/server/jobs.queries.ts';`],
    ['src/features/jobs/server/x.ts', `import { a } from '#features/jobs/web/job-card.tsx';`],
    ['src/features/jobs/jobs.contract.ts', `import { a } from './server/jobs.queries.ts';`],
    ['src/features/jobs/server/x.ts', `import { a } from '../jobs.contract.ts';`],
    ['src/features/jobs/server/x.ts', `import { a } from '#testing/factories.ts';`],
    ['src/features/jobs/utils.ts', ''],
    ['src/features/jobs/index.ts', ''],
    ['src/features/jobs/JobCard.tsx', ''],
  ])('%s with %s', (path, text) => {
    expect(problemsWith(path, text)).toHaveLength(1);
  });

  test('server code that the browser would be sent, however far behind', () => {
    const middle = 'src/features/jobs/read.ts';
    const text = `import { a } from '#features/jobs/server/jobs.queries.ts';`;
    expect(problemsWith(middle, text, `import { b } from '#features/jobs/read.ts';`)).toEqual([
      `src/features/jobs/server/jobs.queries.ts: is reached from the browser's entry`,
    ]);
    const disk = `import { readFileSync } from 'node:fs';`;
    expect(problemsWith(middle, disk, `import('#features/jobs/read.ts')`)).toEqual([
      `${middle}: brings node:fs to the browser`,
    ]);
  });
});

test('a decoder of strangers’ files in the portal itself is found, however far behind', () => {
  const files = [
    { path: 'src/app/main.ts', text: `import { a } from '#platform/files/x.ts';` },
    { path: 'src/platform/files/x.ts', text: `import sharp from 'sharp';` },
  ];
  expect(findBoundaryProblems(files)).toEqual([
    `src/platform/files/x.ts: brings sharp into the portal's own process`,
  ]);
});

describe('what is allowed is not complained about', () => {
  test.each([
    ['src/features/events/x.ts', `import { a } from '#features/jobs/public.ts';`],
    ['src/features/events/server/x.ts', `import { a } from '#features/jobs/server/public.ts';`],
    ['src/features/events/x.ts', `import { a } from '#console/audit/audit.contract.ts';`],
    ['src/app/main.ts', `await import('#demo/fill-demo.ts')`],
    ['src/features/jobs/server/x.test.ts', `import { a } from '#testing/start-test-app.ts';`],
    ['src/ui/x.tsx', `import { useSay } from '#platform/i18n/translation-context.tsx';`],
    ['src/app/web/routes.tsx', `import('#features/jobs/web/jobs-page.tsx')`],
  ])('%s with %s', (path, text) => {
    expect(problemsWith(path, text)).toEqual([]);
  });

  test('a type of the server, which vanishes in the build', () => {
    const text = `import type { Pool } from 'pg';`;
    expect(
      problemsWith('src/features/jobs/read.ts', text, `import '#features/jobs/read.ts'`),
    ).toEqual([]);
  });
});

test('our own house is in order', () => {
  expect(findBoundaryProblems(readSourceFiles(repository, 'src'))).toEqual([]);
});
