import { expect, test } from 'vitest';
import { hashOfInput } from './retry-keys.ts';

const told = (input: object) => hashOfInput(input).toString('hex');

test('what is asked for in the same words is the same, with what was not filled in left out', () => {
  expect(told({ a: 'x', b: undefined })).toBe(told({ a: 'x' }));
  expect(told({ file: { name: 'a', content: Buffer.from('x') } })).toBe(
    told({ file: { name: 'a', content: Buffer.from('x') } }),
  );
});

test('nothing else reads like it', () => {
  const inputs = [
    {},
    { a: '1' },
    { a: 1 },
    { a: '' },
    { a: null },
    { a: [] },
    { a: {} },
    { a: ['1'] },
    { a: ['1', '2'] },
    { a: ['12'] },
    { a: ['1'], b: '2' },
    { a: '1', b: '2' },
    { a: '1\0b\0string 2' },
    { a: Buffer.from('1') },
    { a: { b: '1' }, c: '2' },
    { a: { b: '1', c: '2' } },
  ];
  expect(new Set(inputs.map(told)).size).toBe(inputs.length);
});
