import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '#app/server/operations.ts';
import { describeApi } from '#platform/calls/openapi.ts';
import { allTexts, type Text } from '#platform/i18n/texts.ts';
import { findBoundaryProblems } from './boundaries.ts';
import { findDocProblems } from './docs.ts';
import { findFeatureCircles } from './feature-circles.ts';
import { readSourceFiles, repository } from './source-files.ts';
import { findStatementSourceProblems } from './statement-sources.ts';
import { filesNotConverted } from './statements/not-converted.ts';
import { findTextProblems, findUnusedTexts } from './texts.ts';

const apiDocument = join(repository, 'docs/api/openapi.json');
const files = [...readSourceFiles(repository, 'src'), ...readSourceFiles(repository, 'demo')];

async function textProblems(): Promise<readonly string[]> {
  const modules: Record<string, Readonly<Record<string, Text>>> = {};
  for (const { path } of files.filter((file) => file.path.endsWith('.texts.ts'))) {
    Object.assign(modules, await import(join(repository, path)));
  }
  const sources = files.filter((file) => !/\.texts\.ts$|\.test\.tsx?$/.test(file.path));
  const source = sources.map((file) => file.text).join('\n');
  return [...findTextProblems(allTexts()), ...findUnusedTexts(modules, source)];
}

/** The published description of the API is the one the declarations give; --write renews it. */
function apiProblems(): readonly string[] {
  const current = `${JSON.stringify(describeApi(operations), null, 2)}\n`;
  if (process.argv.includes('--write')) writeFileSync(apiDocument, current);
  return readFileSync(apiDocument, 'utf8') === current
    ? []
    : ['docs/api/openapi.json is out of date: npm run check -- --write'];
}

const problems = [
  ...findBoundaryProblems(files),
  ...findFeatureCircles(files),
  ...findStatementSourceProblems(files, filesNotConverted),
  ...(await textProblems()),
  ...apiProblems(),
  ...findDocProblems(repository),
];
for (const problem of problems) process.stdout.write(`  ${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
