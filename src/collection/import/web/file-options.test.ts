import { expect, test } from 'vitest';
import { addOptions, asItStands, correctCell, fieldsOfReading } from './file-options.ts';

const mended = correctCell(
  addOptions(asItStands, { columns: { Title: 'title' } }),
  2,
  'City',
  'Kuwait',
);

test('what is said of a file adds to what was said before', () => {
  const more = addOptions(addOptions(mended, { columns: { Town: 'city' } }), {
    dateOrder: 'month',
  });
  expect(fieldsOfReading(correctCell(more, 2, 'Title', 'Nurse'))).toEqual({
    columns: '{"Title":"title","Town":"city"}',
    date_order: 'month',
    corrections: '{"2":{"City":"Kuwait","Title":"Nurse"}}',
  });
});

test('of another sheet nothing was said or mended', () => {
  expect(fieldsOfReading(addOptions(mended, { sheet: 'Second' }))).toEqual({ sheet: 'Second' });
});

test('a file as it stands goes alone', () => {
  expect(fieldsOfReading(asItStands)).toEqual({});
});
