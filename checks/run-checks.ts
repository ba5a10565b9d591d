import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '#app/server/operations.ts';
import { shippedTexts } from '#features/site/content/server/legal/shipped-texts.ts';
import { describeApi } from '#platform/calls/openapi.ts';
import { allTexts } from '#platform/i18n/texts.ts';
import { findApiProblems } from './api-rules.ts';
import { findBoundaryProblems } from './boundaries.ts';
import { findDocProblems } from './docs.ts';
import { findFeatureCircles } from './feature-circles.ts';
import { findBannedWordsInContent, findBannedWordsInTexts, readOurGlossary } from './glossary.ts';
import { findSlowPatterns } from './linear-patterns.ts';
import { findLockfileProblems } from './lockfile.ts';
import { findOpenLookups } from './open-lookups.ts';
import { findPromiseProblems } from './promises/find-promise-problems.ts';
import { noPromises } from './promises/no-promises.ts';
import { promises } from './promises/promises.ts';
import { findRawFailures } from './raw-failures.ts';
import { findReleaseProblems } from './release.ts';
import { readSourceFiles, repository } from './source-files.ts';
import { findStatementSourceProblems } from './statement-sources.ts';
import { findTextProblems } from './texts.ts';
import { findUnsaidTexts } from './unsaid-texts.ts';

const apiDocument = join(repository, 'docs/api/openapi.json');
const files = [...readSourceFiles(repository, 'src'), ...readSourceFiles(repository, 'demo')];
const programs = ['bench', 'checks', 'e2e', 'scripts'].flatMap((folder) =>
  readSourceFiles(repository, folder, /\.(ts|mjs)$/),
);

async function textProblems(): Promise<readonly string[]> {
  for (const { path } of files.filter((file) => file.path.endsWith('.texts.ts'))) {
    await import(join(repository, path));
  }
  const unsaid = findUnsaidTexts(join(repository, 'tsconfig.json'));
  const glossary = readOurGlossary();
  return [
    ...findTextProblems(allTexts()),
    ...unsaid,
    ...findBannedWordsInTexts(glossary, allTexts()),
    ...findBannedWordsInContent(glossary, files),
  ];
}

/** Compares the recorded promises with the places that state them and the tests that prove them. */
function promiseProblems(): readonly string[] {
  const html = (id: number) => shippedTexts[id]?.en.html;
  return findPromiseProblems({
    promises,
    noPromises,
    texts: allTexts(),
    pages: {
      privacy: html(1),
      terms: html(2),
      cookies: html(3),
      'data protection': html(4),
    },
    faq: readSourceFiles(repository, 'migrations', /\.sql$/)
      .map(({ text }) => text)
      .join('\n'),
    tests: [...files, ...programs].filter(({ path }) => /\.(test|spec)\.ts$/.test(path)),
  });
}

/** Requires the published API description to match the declarations and the linter's rules; --write renews it. */
async function apiProblems(): Promise<readonly string[]> {
  const current = `${JSON.stringify(describeApi(operations), null, 2)}\n`;
  if (process.argv.includes('--write')) writeFileSync(apiDocument, current);
  return readFileSync(apiDocument, 'utf8') === current
    ? findApiProblems(current)
    : ['docs/api/openapi.json is out of date: npm run check -- --write'];
}

const read = (name: string) => readFileSync(join(repository, name), 'utf8');
const lockfile = JSON.parse(read('package-lock.json'));
const versions = {
  'package.json': JSON.parse(read('package.json')).version,
  'package-lock.json': lockfile.packages[''].version,
};

const problems = [
  ...findBoundaryProblems(files),
  ...findFeatureCircles(files),
  ...findStatementSourceProblems(files),
  ...findRawFailures(files),
  ...findSlowPatterns([...files, ...programs]),
  ...findOpenLookups(files.filter(({ path }) => path.startsWith('src/'))),
  ...(await textProblems()),
  ...promiseProblems(),
  ...(await apiProblems()),
  ...findDocProblems(repository),
  ...findLockfileProblems(lockfile),
  ...findReleaseProblems({ changelog: read('CHANGELOG.md'), versions }),
];
for (const problem of problems) process.stdout.write(`  ${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
