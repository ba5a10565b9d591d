import { expect, test } from 'vitest';
import { findLockfileProblems } from './lockfile.ts';

const whole = { integrity: 'sha512-AAAA' };

test('a registry that is named is found', () => {
  const named = { ...whole, resolved: 'https://registry.example/zod.tgz' };
  expect(findLockfileProblems({ packages: { '': {}, 'node_modules/zod': named } })).toEqual([
    'package-lock.json: node_modules/zod names where it came from',
  ]);
});

test('a package without a hash is found', () => {
  expect(findLockfileProblems({ packages: { 'node_modules/zod': {} } })).toEqual([
    'package-lock.json: node_modules/zod has no hash',
  ]);
});

test('what is in order, or inside another package, is not complained about', () => {
  const packages = { 'node_modules/a': whole, 'node_modules/a/node_modules/b': { inBundle: true } };
  expect(findLockfileProblems({ packages })).toEqual([]);
});
