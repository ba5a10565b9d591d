import { expect, test } from 'vitest';
import { excerptOf } from './audit-excerpt.ts';

const long = 'word '.repeat(60);

test('short texts are shown as they are, and what was or is not there stays so', () => {
  expect(excerptOf({ before: 'one', after: 'two' })).toEqual({ before: 'one', after: 'two' });
  expect(excerptOf({ before: null, after: 'two' })).toEqual({ before: null, after: 'two' });
});

test('of long texts what differs is shown, with a few words around it', () => {
  const { before, after } = excerptOf({
    before: `${long}old ${long}`,
    after: `${long}brand new ${long}`,
  });
  expect(before).toMatch(/^….{40}old .{39,41}…$/);
  expect(after).toMatch(/^….{40}brand new .{39,41}…$/);
});

test('a text that was added to keeps its end', () => {
  const { before, after } = excerptOf({ before: long, after: `${long}more` });
  expect(before).toBe(`…${long.slice(-40)}`);
  expect(after).toBe(`…${long.slice(-40)}more`);
});

test('what differs all over, or is all new, is cut', () => {
  const { before, after } = excerptOf({ before: null, after: 'other '.repeat(60) });
  expect(before).toBeNull();
  expect(after).toHaveLength(161);
});
