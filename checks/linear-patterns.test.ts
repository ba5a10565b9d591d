import { describe, expect, test } from 'vitest';
import { findSlowPatterns } from './linear-patterns.ts';

const problemsOf = (text: string, path = 'src/ui/planted.ts') => findSlowPatterns([{ path, text }]);

describe('a pattern that is slow on hostile text is found', () => {
  test.each([
    ['a tag', 'x.replace(/<[^>]*>/g, "")'],
    ['what is at the end', 'x.replace(/[\\s.]+$/, "")'],
    ['two that overlap', 'const mail = /^\\S+@\\S+\\.\\S+$/;'],
    ['one within another', 'const words = /^(\\w+\\s?)*$/;'],
    ['groups of three', 'x.replace(/\\B(?=(\\d{3})+$)/g, ",")'],
    ['in markup', 'const a = <p>{x.replace(/<[^>]*>/g, "")}</p>;', 'src/ui/planted.tsx'],
    ['in a script', 'x.split(/\\s+$/)', 'scripts/planted.mjs'],
    ['made of a text', 'new RegExp("a+a+$")'],
    ['made of a template', `new RegExp(\`^(\${word}+)+$\`, "u")`],
  ])('%s', (_name, text, path?: string) => {
    expect(problemsOf(text, path)).not.toEqual([]);
  });
});

test('it is told where it stands and what makes it slow', () => {
  expect(problemsOf('const a = 1;\nx.replace(/<[^>]*>/g, "");')).toEqual([
    'src/ui/planted.ts:2: /<[^>]*>/g takes the square of the time on many of "<"',
  ]);
  expect(problemsOf('const a = /^(a+)+$/;')[0]).toContain('explodes on many of "a"');
});

test.each([
  'x.replace(/\\s+/g, " ")',
  'x.replace(/<[^<>]*>/g, "")',
  'const day = /^\\d{4}-\\d\\d-\\d\\d$/;',
  'const slug = /^[^\\s!-,./:-@[-`{-~]{1,120}$/u;',
  `new RegExp(\`^.{1,\${longest}}$\`, "s")`,
  'const text = "/<[^>]*>/";',
  '// x.replace(/<[^>]*>/g, "")',
])('is not: %s', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

test('a pattern that only the running program knows is refused, but in tests', () => {
  const text = 'new RegExp(words.join("|"))';
  expect(problemsOf(text)).toEqual([
    'src/ui/planted.ts:1: makes a pattern that cannot be looked at beforehand',
  ]);
  expect(problemsOf(text, 'e2e/planted.spec.ts')).toEqual([]);
  expect(problemsOf(text, 'src/ui/planted.test.ts')).toEqual([]);
});
