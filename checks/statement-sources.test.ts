import { describe, expect, test } from 'vitest';
import { readSourceFiles, repository } from './source-files.ts';
import { findStatementSourceProblems } from './statement-sources.ts';

const problemsWith = (path: string, text: string) => findStatementSourceProblems([{ path, text }]);

describe('a planted breach is found', () => {
  test.each([
    ['src/features/jobs/server/x.ts', 'await pool.query(`select 1`)'],
    ['src/features/jobs/server/x.ts', 'client.query<{ id: number }>(text, [id])'],
    ['src/platform/mail/x.ts', 'connection\n    .query(text)'],
    ['src/platform/cache/x.ts', 'pool.query(text)'],
    [
      'src/features/jobs/server/x.ts',
      `import { a } from '#features/events/server/events.table.ts';`,
    ],
    ['src/features/jobs/server/x.ts', `import { a } from '#platform/mail/mails.table.ts';`],
    ['src/platform/files/x.ts', `import { a } from '#platform/mail/mails.table.ts';`],
    ['src/app/server/x.ts', `import { a } from '#collection/server/imports.table.ts';`],
  ])('%s with %s', (path, text) => {
    expect(problemsWith(path, text)).toHaveLength(1);
  });
});

describe('what is allowed is not complained about', () => {
  test.each([
    ['src/platform/database/backup/x.ts', 'client.query(copyTo)'],
    ['src/platform/cache/change-feed.ts', 'connection.query(LISTEN)'],
    ['src/features/jobs/server/x.test.ts', 'pool.query(`select 1`)'],
    ['src/testing/x.ts', 'pool.query(`select 1`)'],
    ['demo/x.ts', `import { a } from '#features/jobs/server/jobs.table.ts';`],
    ['src/features/jobs/server/x.ts', `import { a } from './jobs.table.ts';`],
    [
      'src/features/jobs/server/deep/x.ts',
      `import { a } from '#features/jobs/server/jobs.table.ts';`,
    ],
    [
      'src/features/jobs/server/x.ts',
      `import { a } from '#features/events/server/events.view.ts';`,
    ],
  ])('%s with %s', (path, text) => {
    expect(problemsWith(path, text)).toEqual([]);
  });
});

test('our own sources keep to it', () => {
  const files = readSourceFiles(repository, 'src');
  expect(findStatementSourceProblems(files)).toEqual([]);
});
