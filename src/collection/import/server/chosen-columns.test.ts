import { expect, test } from 'vitest';
import { namedCollections } from '#testing/manage-collection.ts';
import { readChosenColumns, withEarlier } from './chosen-columns.ts';
import { matchColumns } from './match-columns.ts';

test('as many headers are remembered as may be said at once, the latest first', () => {
  const some = (from: string) =>
    Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`${from} ${at}`, 'name']));
  const kept = withEarlier(some('now'), some('before'));
  expect(Object.keys(kept)).toHaveLength(1000);
  expect(kept).toMatchObject(some('now'));
  expect(withEarlier({ now: 'name' }, { now: 'city', before: 'city' })).toEqual({
    now: 'name',
    before: 'city',
  });
});

test.each(namedCollections)(
  '%s: a column is a field of the list, and nothing else',
  (_name, collection) => {
    const said = readChosenColumns('{"a":"constructor","b":"__proto__","c":"toString"}');
    const { fields, unknown } = matchColumns(collection, ['a', 'b', 'c', 'valueOf'], said);
    expect(fields).toEqual([undefined, undefined, undefined, undefined]);
    expect(unknown).toEqual(['a', 'b', 'c', 'valueOf']);
  },
);
