import { expect, test } from 'vitest';
import { findTextProblems } from './texts.ts';

test('a text without its translation is found', () => {
  expect(findTextProblems([{ id: 'a.b', en: 'Jobs', ar: ' ' }])).toEqual([
    'a.b: nothing is said in ar',
  ]);
});

test('values that only one language uses are found', () => {
  const [problem] = findTextProblems([{ id: 'a.b', en: 'In {country}', ar: 'في {city}' }]);
  expect(problem).toContain('values differ');
});

test('two forms of one word are one value', () => {
  expect(
    findTextProblems([{ id: 'a.b', en: 'Failed to delete {one}', ar: 'تعذّر حذف {One}' }]),
  ).toEqual([]);
});

test('a number with its noun is the number and the noun', () => {
  const en = '{n} {one}(s) deleted';
  expect(findTextProblems([{ id: 'a.b', en, ar: 'تم حذف {counted}' }])).toEqual([]);
  expect(findTextProblems([{ id: 'a.b', en, ar: 'تم حذف {n}' }])).toHaveLength(1);
});

test('a message that cannot be read is found', () => {
  const [problem] = findTextProblems([{ id: 'a.b', en: '{n, plural, one {#}', ar: '{n}' }]);
  expect(problem).toContain('cannot be read');
});

test('an Arabic plural needs all six forms', () => {
  const en = '{n, plural, one {# job} other {# jobs}}';
  const ar = '{n, plural, one {وظيفة} other {# وظيفة}}';
  expect(findTextProblems([{ id: 'a.b', en, ar }])).toEqual([
    'a.b: Arabic lacks the forms zero, two, few, many',
  ]);
});

test('a number before a noun of one form is found; beside a label it counts nothing', () => {
  const en = '{n, plural, one {# job} other {# jobs}}';
  expect(findTextProblems([{ id: 'a.b', en, ar: '{n} وظائف' }])).toEqual([
    'a.b: Arabic counts {n} without its forms',
  ]);
  expect(findTextProblems([{ id: 'a.b', en, ar: 'الوظائف: {n}' }])).toEqual([]);
});
