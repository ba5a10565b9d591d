import { expect, test } from 'vitest';
import { findAdrProblems } from './adr-numbers.ts';

const record = (number: number, path = `docs/adr/000${number}-a-decision.md`) => ({
  path,
  text: `# ${number}. A decision\n`,
});

test('decisions from 1 on are in order', () => {
  expect(findAdrProblems([record(2), record(1), record(3)])).toEqual([]);
});

test('a gap is found', () => {
  expect(findAdrProblems([record(1), record(4)])).toEqual([
    'docs/adr: there is no decision 2',
    'docs/adr: there is no decision 3',
  ]);
});

test('a number that was given twice is found', () => {
  const again = record(1, 'docs/adr/0001-another-decision.md');
  expect(findAdrProblems([record(1), again])).toEqual(['docs/adr: 2 decisions have the number 1']);
});

test('a heading with another number than the file is found', () => {
  expect(findAdrProblems([{ ...record(1), text: '# 2. A decision\n' }])).toEqual([
    'docs/adr/0001-a-decision.md: does not begin with "# 1. "',
  ]);
});

test('a file that is called otherwise is found', () => {
  expect(findAdrProblems([record(1, 'docs/adr/notes.md')])).toHaveLength(1);
});
