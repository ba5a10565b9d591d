import { expect, test } from 'vitest';
import { printOf } from './print-of-rows.ts';

const lamp = { id: 1, name: 'Lamp', name_ar: 'مصباح', made: new Date(0), facts: { watts: 9 } };

test('the same rows have the same print', () => {
  expect(printOf([{ ...lamp }])).toBe(printOf([{ ...lamp }]));
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
  expect(printOf([{ ...lamp, ...change }])).not.toBe(printOf([lamp]));
});

test('a nothing is no text of a dash or none', () => {
  const prints = [null, '', '-', 'null'].map((name) => printOf([{ name }]));
  expect(new Set(prints).size).toBe(prints.length);
});

test('what moves from one value to the next, or to the next row, is another', () => {
  expect(printOf([{ a: 'bed', b: 'lamp' }])).not.toBe(printOf([{ a: 'bedl', b: 'amp' }]));
  expect(printOf([{ a: '1', b: '2:ab' }])).not.toBe(printOf([{ a: '11:2', b: 'ab' }]));
  expect(printOf([{ a: 'bed' }, { a: 'lamp' }])).not.toBe(printOf([{ a: 'bed', b: 'lamp' }]));
  expect(printOf([{}])).not.toBe(printOf([{}, {}]));
});
