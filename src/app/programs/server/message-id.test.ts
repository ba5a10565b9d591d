import { expect, test } from 'vitest';
import { possibleSplits } from './message-id.ts';

const idsOf = (text: string) => possibleSplits(text).map(({ id }) => id);

test.each([
  ['{"id":7,"method":"tools/call"}', ['7']],
  ['{"method":"x","id":-120}', ['-120']],
  ['{"id":0}', ['0']],
  ['{"id":"b2f1-4 .:/"}', ['"b2f1-4 .:/"']],
  ['{"id":1,"params":{"arguments":{"id":22}}}', ['1', '22']],
])('%s may bear %j', (text, ids) => {
  expect(idsOf(text)).toEqual(ids);
});

test.each([
  ['none', '{"method":"x"}'],
  ['nothing', '{"id":null}'],
  ['one that JSON does not know', '{"id":-}'],
  ['a list', '{"id":[1]}'],
  ['signs that are written otherwise', '{"id":"a\\"b"}'],
  ['letters of two bytes', '{"id":"ممرضة"}'],
  ['a text that does not end', '{"id":"abc'],
  ['a text longer than any', `{"id":"${'x'.repeat(65)}"}`],
])('%s is no id to cut', (_name, text) => {
  expect(idsOf(text)).toEqual([]);
});

test('what is cut and put together is what was written', () => {
  const text = '{"id":12,"params":{"id":"x"}}';
  for (const { before, id, after } of possibleSplits(text)) {
    expect(before + id + after).toBe(text);
  }
});
