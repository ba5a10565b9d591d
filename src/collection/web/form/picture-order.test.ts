import { expect, test } from 'vitest';
import { picturesAsValues, startingPictures } from './picture-order.ts';

const fields = ['image_1', 'image_2', 'image_3', 'image_4'];
const row = { id: 1, image_1: 'a.webp', image_2: null, image_3: 'c.webp', image_4: null };
const file = new File(['x'], 'new.png');

test('a stored item begins with the pictures it has', () => {
  expect(startingPictures(fields, row)).toEqual([
    { from: 1, stored: 'a.webp' },
    { from: 3, stored: 'c.webp' },
  ]);
  expect(startingPictures(fields, undefined)).toEqual([]);
});

test('stored pictures keep their way, and a new file takes its place', () => {
  const [first, third] = startingPictures(fields, row);
  if (!first || !third) throw new Error('two are stored');
  expect(picturesAsValues(fields, [third, { file }, first], true)).toEqual({
    image_1: null,
    image_2: file,
    image_3: null,
    image_4: null,
    picture_order: '3,0,1,0',
  });
});

test('a new item has no order but that of its files', () => {
  expect(picturesAsValues(fields, [{ file }], false)).toMatchObject({
    image_1: file,
    picture_order: '',
  });
});
