import { expect, test } from 'vitest';
import { asItStands, fieldsOfReading, mendCell, sayMore } from './said-of-file.ts';

const mended = mendCell(sayMore(asItStands, { columns: { Title: 'title' } }), 2, 'City', 'Kuwait');

test('what is said of a file adds to what was said before', () => {
  const more = sayMore(sayMore(mended, { columns: { Town: 'city' } }), { dateOrder: 'month' });
  expect(fieldsOfReading(mendCell(more, 2, 'Title', 'Nurse'))).toEqual({
    columns: '{"Title":"title","Town":"city"}',
    date_order: 'month',
    corrections: '{"2":{"City":"Kuwait","Title":"Nurse"}}',
  });
});

test('of another sheet nothing was said or mended', () => {
  expect(fieldsOfReading(sayMore(mended, { sheet: 'Second' }))).toEqual({ sheet: 'Second' });
});

test('a file as it stands goes alone', () => {
  expect(fieldsOfReading(asItStands)).toEqual({});
});
