import { expect, test } from 'vitest';
import { findFeatureCircles } from './feature-circles.ts';
import { readSourceFiles, repository } from './source-files.ts';

const file = (feature: string, text: string, name = 'x.ts') => ({
  path: `src/features/${feature}/${name}`,
  text,
});

test('two features that need each other are found, once', () => {
  const circles = findFeatureCircles([
    file('jobs', `import { a } from '#features/companies/public.ts';`),
    file('companies', `import { b } from '#features/jobs/public.ts';`),
  ]);
  expect(circles).toEqual([
    'features form a circle: companies → jobs (src/features/companies/x.ts), ' +
      'jobs → companies (src/features/jobs/x.ts)',
  ]);
});

test('a circle by way of a third feature is found, and so is one of types', () => {
  const circles = findFeatureCircles([
    file('jobs', `import type { A } from '#features/companies/public.ts';`),
    file('companies', `export type { B } from '#features/accounts/public.ts';`),
    file('accounts', `const c = await import('#features/jobs/web/jobs-page.tsx');`),
  ]);
  expect(circles).toHaveLength(1);
  expect(circles[0]).toContain('accounts → jobs');
});

test('one way is no circle, and tests may look anywhere', () => {
  expect(
    findFeatureCircles([
      file('jobs', `import { a } from '#features/companies/public.ts';`),
      file('companies', `import { b } from '#features/jobs/jobs.contract.ts';`, 'x.test.ts'),
      file('companies', `import { c } from '#features/companies/server/c.ts';`, 'y.ts'),
    ]),
  ).toEqual([]);
});

test('our own features form no circle', () => {
  expect(findFeatureCircles(readSourceFiles(repository, 'src'))).toEqual([]);
});
