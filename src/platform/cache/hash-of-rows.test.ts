import { expect, test } from 'vitest';
import { hashOfRows } from './hash-of-rows.ts';

const lamp = { id: 1, name: 'Lamp', name_ar: 'مصباح', made: new Date(0), facts: { watts: 9 } };

test('the same rows have the same print', () => {
  expect(hashOfRows([{ ...lamp }])).toBe(hashOfRows([{ ...lamp }]));
});

test.each([
  ['a letter', { name: 'Lamb' }],
  ['a letter beyond Latin', { name_ar: 'مصباع' }],
  ['nothing for something', { name: null }],
  ['nothing for an empty text', { name: '' }],
  ['nothing for a text that looks like it', { name: '-' }],
  ['a number', { id: 11 }],
  ['a thousandth of a second', { made: new Date(1) }],
  ['what is within a value', { facts: { watts: 8 } }],
])('other rows have another: %s', (_, change) => {
  expect(hashOfRows([{ ...lamp, ...change }])).not.toBe(hashOfRows([lamp]));
});

test('a nothing is no text of a dash or none', () => {
  const prints = [null, '', '-', 'null'].map((name) => hashOfRows([{ name }]));
  expect(new Set(prints).size).toBe(prints.length);
});

test('what moves from one value to the next, or to the next row, is another', () => {
  expect(hashOfRows([{ a: 'bed', b: 'lamp' }])).not.toBe(hashOfRows([{ a: 'bedl', b: 'amp' }]));
  expect(hashOfRows([{ a: '1', b: '2:ab' }])).not.toBe(hashOfRows([{ a: '11:2', b: 'ab' }]));
  expect(hashOfRows([{ a: 'bed' }, { a: 'lamp' }])).not.toBe(hashOfRows([{ a: 'bed', b: 'lamp' }]));
  expect(hashOfRows([{}])).not.toBe(hashOfRows([{}, {}]));
});
