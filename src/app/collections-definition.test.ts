import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { importedFields } from '#collection/import/contract/imported-fields.ts';
import { matchColumns } from '#collection/import/server/match-columns.ts';
import { namedCollections } from '#testing/manage-collection.ts';

describe.each(namedCollections)('the definition of %s is the only place', (_name, collection) => {
  const { title } = collection;
  test('every field is taken by the forms’ calls and told by the answers', () => {
    const { calls, item } = collection;
    const fields = Object.keys(collection.fields);
    for (const call of [calls.create, calls.update]) {
      expect(Object.keys(call.input)).toEqual(expect.arrayContaining(fields));
    }
    const told = Reflect.get(calls.get.output, item) as z.ZodMiniObject;
    expect(Object.keys(told.shape)).toEqual(
      expect.arrayContaining([...fields, ...Object.keys(collection.facts ?? {})]),
    );
  });

  test('every column of the list is a field or a fact', () => {
    const known = [...Object.keys(collection.fields), ...Object.keys(collection.facts ?? {})];
    const used = collection.columns.flatMap(({ name: column, below }) => [column, below ?? column]);
    expect(known).toEqual(expect.arrayContaining([...used, title, ...collection.searched]));
  });

  test('every field is a column of files, by its name and by both labels', () => {
    for (const field of importedFields(collection)) {
      const { label } = collection.fields[field] ?? {};
      for (const header of [field, String(label?.en), String(label?.ar)]) {
        expect(matchColumns(collection, [header]).fields).toEqual([field]);
      }
    }
  });
});
