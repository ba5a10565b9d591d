import { expect, test } from 'vitest';
import { findOpenLookups } from './open-lookups.ts';

const problemsIn = (text: string, path = 'src/features/jobs/pay.ts') =>
  findOpenLookups([{ path, text }]);

test.each([
  `const names: Readonly<Record<string, string>> = { KW: 'Kuwait' };`,
  `export const names: Record<string, string> = { KW: 'Kuwait', ...others };`,
  'function find() { const known: Readonly<Record<string, Text>> = allTexts; }',
])('a table by any text is found: %s', (text) => {
  expect(problemsIn(text)).toEqual([
    'src/features/jobs/pay.ts:1: is looked up by any text; make it with lookup()',
  ]);
});

test.each([
  `const names: Readonly<Record<string, string>> = lookup({ KW: 'Kuwait' });`,
  `const names: Readonly<Record<'KW' | 'SA', string>> = { KW: 'Kuwait', SA: 'Saudi Arabia' };`,
  'const row: Record<string, unknown> = {};',
  'const row: Record<string, unknown> = { ...stored };',
])('others are not: %s', (text) => {
  expect(problemsIn(text)).toEqual([]);
});

test('tests may write what they like', () => {
  const text = `const names: Readonly<Record<string, string>> = { KW: 'Kuwait' };`;
  expect(problemsIn(text, 'src/features/jobs/pay.test.ts')).toEqual([]);
});
