import { expect, test } from 'vitest';
import type { Alternative, AskedGroup } from './asked-group.ts';
import { groupQuery, NAMED, nearQuery } from './group-query.ts';

const alternative = (...words: readonly (readonly string[])[]): Alternative => ({
  words: words.map((lexemes) => lexemes.map((text) => ({ text, quality: 1 }))),
  quality: 1,
  documents: 1,
  named: 1,
});
const group = (...alternatives: readonly Alternative[]): AskedGroup => ({
  at: [0],
  alternatives,
  weight: 1,
  optional: false,
  documents: 1,
  named: 1,
});

test('what asks for more words than another alternative is not asked for', () => {
  const asked = group(
    alternative(['mri'], ['scan', 'scanner']),
    alternative(['mri']),
    alternative(['magnetic'], ['resonance']),
    alternative(['mri']),
  );
  expect(groupQuery(asked)).toBe(`(('mri'))|(('magnetic')&('resonance'))`);
});

test('words of names carry their sign, and quotes stay words', () => {
  expect(groupQuery(group(alternative([`o'neill`])), NAMED)).toBe(`(('~o''neill'))`);
});

test('a part that no record can have asks nothing', () => {
  expect(groupQuery(group())).toBeNull();
});

test('words of one meaning stand near each other, in either order', () => {
  const asked = nearQuery(
    group(alternative(['neonatal'], ['unit', 'ward']), alternative(['nicu'])),
  );
  expect(asked).toContain(`('neonatal')<1>('unit'|'ward')`);
  expect(asked).toContain(`('unit'|'ward')<4>('neonatal')`);
  expect(asked).not.toContain('<5>');
  expect(asked).toMatch(/^\(\('nicu'\)\)\|/);
});

test('whether a record has the words at all is asked before how far apart they are', () => {
  const asked = nearQuery(group(alternative(['neonatal'], ['unit'])));
  expect(asked).toMatch(/^\(\('neonatal'\)&\('unit'\)&\(\('neonatal'\)<1>\('unit'\)\|/);
});

test('a word that is enough by itself is in no alternative of several words', () => {
  const asked = group(
    alternative(['nurse', 'nurses']),
    alternative(['staff'], ['nurse']),
    alternative(['head', 'nurses'], ['ward']),
  );
  expect(groupQuery(asked)).toBe(`(('nurse'|'nurses'))|(('head')&('ward'))`);
  expect(nearQuery(asked)).not.toContain(`'staff'`);
  expect(nearQuery(asked)).toContain(`('head')<1>('ward')`);
  expect(nearQuery(group(alternative(['mri'], ['scan']), alternative(['scan'])))).toBe(
    groupQuery(group(alternative(['scan']))),
  );
});

test('beside a word that hardly any record has the others may stand anywhere', () => {
  const asked = nearQuery(group({ ...alternative(['premarital'], ['test']), rare: true }));
  expect(asked).toBe(`(('premarital')&('test'))`);
});
