import { describe, expect, test } from 'vitest';
import { findDecisionProblems, findPointerProblems } from './pointers.ts';

const documents = new Set(['README.md', 'docs/tap.md', 'docs/adr/0010-payments.md']);
const path = 'src/platform/payments/pay.ts';
const problemsOf = (text: string) => findPointerProblems([{ path, text }], documents);

describe('a comment that sends its reader to nothing is found', () => {
  test.each([
    ['docs/gone.md', '/** See docs/gone.md for more. */'],
    ['docs/notes', 'const a = 1; // from docs/notes.'],
    ['NOTES.md', '// NOTES.md has it'],
    ['adr/0001-gone.md', '/*\n * adr/0001-gone.md\n */'],
    ['ADR 9', '// (ADR 9)'],
  ])('%s', (name, text) => {
    expect(problemsOf(text)).toEqual([`${path}: points to ${name}, which does not exist`]);
  });
});

test('what is there, or is no comment, is not complained about', () => {
  const text = `
    /** docs/tap.md, tap.md, README.md and ADR 10. */
    const page = 'docs/gone.md';
    const address = 'https://docs/gone.md';`;
  expect(problemsOf(text)).toEqual([]);
});

test('a document that names a decision which was never written is found', () => {
  const pages = [{ path: 'docs/scaling.md', text: 'as measured (ADR 8), paid for (ADR 10)' }];
  expect(findDecisionProblems(pages, documents)).toEqual([
    'docs/scaling.md: points to ADR 8, which does not exist',
  ]);
});
