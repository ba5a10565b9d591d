import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operations } from '#app/server/operations.ts';
import type { Collection } from '#collection/contract/define-collection.ts';
import { applyForJob } from '#features/jobs/applications/applications.contract.ts';
import { type AnyCall, urlOf } from '#platform/calls/call.ts';
import { inputSchemaOf } from '#platform/calls/call-schemas.ts';
import { boundsOf, longestText } from '#platform/calls/field-bounds.ts';
import { fieldCheckTexts } from '#platform/calls/field-checks.texts.ts';
import { findIssues } from '#platform/calls/parse-input.ts';
import { languages } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { headersOfCaller } from '#testing/caller-of.ts';
import { csvOf, exhibitorCollections, goodInput } from '#testing/collections.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { app, database } = await startTestApp();

const calls = operations.map(({ call }) => [`${call.method} ${call.path}`, call] as const);

/** Whether the field's schema declares a length; numbers, choices and keys have other rules. */
function declaresLength(call: AnyCall, field: string): boolean {
  const schema = inputSchemaOf(call).shape[field];
  return schema !== undefined && boundsOf(schema).characters > boundsOf(z.string()).characters;
}

/** A field's issues for a text that is too long by one character, and by megabytes. */
function issuesOf(call: AnyCall, field: string) {
  const schema = inputSchemaOf(call).shape[field];
  if (!schema) throw new Error(`${call.path} has no ${field}`);
  return [longestText(schema) + 1, 3_000_000].flatMap((length) =>
    findIssues(call, { [field]: 'x'.repeat(length) }).filter((issue) => issue.field === field),
  );
}

describe('a text that is too long is told in words', () => {
  test.each(calls)('%s', (_name, call) => {
    for (const field of Object.keys(inputSchemaOf(call).shape)) {
      for (const { text, values } of issuesOf(call, field)) {
        expect(text, `${field} is not valid`).not.toBe(fieldCheckTexts.notValid);
        for (const language of languages) {
          if (field.includes('_')) expect(translateIn(language)(text, values)).not.toContain(field);
        }
        // A text field without names in both languages must be added to field-names.texts.ts.
        const isText = text === fieldCheckTexts.tooLong && declaresLength(call, field);
        if (isText) expect(values?.field, field).toBeTypeOf('object');
      }
    }
  });
});

test('the label of a field is a part of the sentence', () => {
  const events = exhibitorCollections.find(({ name }) => name === 'events');
  const [issue] = findIssues(events?.calls.create as AnyCall, {
    ...goodInput(events as Collection),
    event_title: 'x'.repeat(201),
  });
  const said = languages.map((language) =>
    translateIn(language)(issue?.text ?? fieldCheckTexts.notValid, issue?.values),
  );
  expect(said).toEqual([
    'Event title must not exceed 200 characters',
    'يجب ألا يزيد طول الحقل «عنوان الفعالية» على 200 حرف',
  ]);
});

async function send(call: AnyCall, payload: object | FormData) {
  const headers = await headersOfCaller(database, call);
  const form = payload instanceof FormData ? new Response(payload) : undefined;
  const answer = await app.inject({
    method: 'POST',
    url: urlOf(call),
    headers: { ...headers, ...Object.fromEntries(form?.headers ?? []) },
    payload: form ? Buffer.from(await form.arrayBuffer()) : payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const MEGABYTE = 1024 * 1024;

function formWith(field: string, bytes: number): FormData {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)]), 'rows.csv');
  return form;
}

const imported = exhibitorCollections.flatMap((collection) => {
  const { importing, calls: own } = collection;
  return importing && own.imports
    ? [{ ...collection, importing, run: own.imports.run, preview: own.imports.preview }]
    : [];
});

describe('nothing chosen, no file and one that is too large are told in the stated words', () => {
  test.each(exhibitorCollections)('$name: nothing chosen', async ({ calls: own, words, ids }) => {
    const one = translateIn('en')(words.one);
    const message = `Please select an action and at least one ${one}`;
    for (const call of [own.bulkDelete, own.bulkUpdateStatus]) {
      for (const chosen of [undefined, [], 'x']) {
        const { status, body } = await send(call, { [ids.many]: chosen, status: 1 });
        expect(status).toBe(400);
        expect(body.errors).toEqual([{ field: ids.many, message }]);
      }
    }
  });

  test.each(imported)('$name: no file', async ({ run, preview, importing }) => {
    for (const call of [run, preview]) {
      const { status, body } = await send(call, {});
      expect(status).toBe(400);
      const message = 'Please select a file to import';
      expect(body.errors).toEqual([{ field: importing.fileField, message }]);
    }
  });

  test.each(imported)('$name: a cell that is too long', async (collection) => {
    const { preview, importing, title, fields } = collection;
    const row = { ...goodInput(collection), [title]: 'x'.repeat(10_000) };
    const form = new FormData();
    form.set(importing.fileField, new Blob([csvOf([row])]), 'rows.csv');
    const { body } = await send(preview, form);
    const label = translateIn('en')(fields[title]?.label ?? fieldCheckTexts.notValid);
    const problem = body.bad_rows[0].errors[0];
    expect(problem.column).toBe(title);
    expect(problem.message.toLowerCase()).toBe(
      `${label} must not exceed ${fields[title]?.maxLength} characters`.toLowerCase(),
    );
  });

  test.each([
    ...imported.map(({ name, run, importing, texts }) => ({
      name,
      call: run as AnyCall,
      field: importing.fileField as string,
      message: texts.fileTooLarge
        ? 'File size should not exceed 10MB.'
        : 'File size must be less than 10MB',
    })),
    {
      name: 'a CV',
      call: applyForJob as AnyCall,
      field: 'cv',
      message: 'File size must be less than 5MB',
    },
  ])('$name: a file that is too large', async ({ call, field, message }) => {
    // More than a file may have, and more than a whole body may.
    for (const bytes of [10 * MEGABYTE + 1000, 12 * MEGABYTE]) {
      const { status, body } = await send(call, formWith(field, bytes));
      expect(status).toBe(413);
      expect(body).toMatchObject({ message, errors: [{ field, message }] });
    }
  });
});
