import { expect, test } from 'vitest';
import { previewOf } from './job-preview.ts';

test('120 characters are shown whole', () => {
  expect(previewOf('x'.repeat(120))).toBe('x'.repeat(120));
});

test('what is longer is cut there and says so', () => {
  expect(previewOf('x'.repeat(121))).toBe(`${'x'.repeat(120)}...`);
  expect(previewOf(`${'x'.repeat(119)} yyy`)).toBe(`${'x'.repeat(119)}...`);
});

test('no word is cut in two, unless it is endless', () => {
  const words = 'patients '.repeat(20);
  expect(previewOf(words)).toBe(`${'patients '.repeat(13).trim()}...`);
  expect(previewOf(`${'a '.repeat(20)}${'x'.repeat(100)}`)).toBe(
    `${'a '.repeat(20)}${'x'.repeat(80)}...`,
  );
});

test('lines become one, and no character is torn', () => {
  expect(previewOf('one\n\ntwo')).toBe('one two');
  expect(previewOf('😀'.repeat(130))).toBe(`${'😀'.repeat(120)}...`);
});
