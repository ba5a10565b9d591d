import { expect, test } from 'vitest';
import type { DeclaredFields } from '#platform/fields/declared-field.ts';
import { rowsOf } from './form-rows.ts';

const kinds = {
  name: 'line',
  name_ar: 'line',
  logo: 'file',
  link: 'link',
  starts_on: 'date',
  ends_on: 'date',
  position: 'number',
  status: 'status',
  category: 'choice',
} as const;
const fields = Object.fromEntries(
  Object.entries(kinds).map(([name, kind]) => [name, { kind }]),
) as unknown as DeclaredFields;

test.each([
  ['Arabic beside English', ['name', 'name_ar', 'link'], [['name', 'name_ar'], ['link']]],
  [
    'two short ones, not three',
    ['starts_on', 'ends_on', 'status'],
    [['starts_on', 'ends_on'], ['status']],
  ],
  [
    'never a short one beside a long one',
    ['link', 'position', 'name'],
    [['link'], ['position'], ['name']],
  ],
  [
    'the first day beside the last, whatever stands before them',
    ['position', 'starts_on', 'ends_on', 'status'],
    [['position'], ['starts_on', 'ends_on'], ['status']],
  ],
  ['a file by itself', ['logo', 'status', 'category'], [['logo'], ['status', 'category']]],
  ['Arabic alone', ['name_ar', 'name'], [['name_ar'], ['name']]],
  ['nothing', [], []],
])('%s', (_what, names, rows) => {
  expect(rowsOf(fields, names)).toEqual(rows);
});
