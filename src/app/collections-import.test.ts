import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sampleFile, sampleFor } from '#collection/import/web/sample-file.ts';
import type { AnyCall } from '#platform/calls/call.ts';
import { languages } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { csvOf } from '#testing/collections.ts';
import {
  type CollectionCaller,
  type Input,
  manage,
  namedCollections,
} from '#testing/manage-collection.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const imported = namedCollections.filter(([, { importing }]) => importing);

describe.each(imported)('a file of %s', async (_name, collection) => {
  const {
    title,
    importing,
    calls: { imports },
  } = collection;
  if (!imports || !importing) return;
  const { ask, titled, signIn, list, titlesOf } = await manage(app, collection);
  const stranger = await signIn();
  const send = async (call: AnyCall, text: string, caller: CollectionCaller, more: Input = {}) =>
    ask(call, caller, { [importing.fileField]: new Blob([text]), ...more });
  const countsOf = ({ results, summary }: Record<string, Record<string, number>>) =>
    importing.resultShape === 'results'
      ? [results?.total_processed, results?.successful, results?.failed]
      : [summary?.total_rows, summary?.imported, summary?.skipped];
  const bad = titled('');
  const mixed = csvOf([titled('First row'), bad, titled('Third row')]);

  test.each(languages)('the sample in %s is right as it is', async (language) => {
    const as = await signIn();
    const sample = sampleFor(collection, { language, t: translateIn(language) });
    const { body } = await send(imports.run, await sampleFile(sample).text(), as);
    const rows = sample.rows.length;
    expect([body.row_errors, countsOf(body)]).toEqual([[], [rows, rows, 0]]);
    expect(rows).toBe(importing.sample.length);
  });

  test('good rows are stored, bad ones told, kept as a file and mended', async () => {
    const as = await signIn();
    const preview = (await send(imports.preview, mixed, as)).body;
    expect(preview).toMatchObject({ total_rows: 3, good_rows: 2 });
    expect((await list({}, as)).total).toBe(0);
    const { body } = await send(imports.run, mixed, as);
    expect(countsOf(body)).toEqual([3, 2, 1]);
    expect(body.row_errors).toMatchObject([{ row: 3, column: title }]);
    expect(titlesOf(await list({}, as)).sort()).toEqual(['First row', 'Third row']);
    const failed = await ask(imports.failedRows, as, { import_id: body.import_id });
    expect(failed.body).toContain('reason');
    const foreign = await ask(imports.failedRows, stranger, { import_id: body.import_id });
    expect(foreign.status).toBe(404);
    const corrections = JSON.stringify({ 3: { [title]: 'Mended row' } });
    const mended = await send(imports.run, mixed, as, { corrections });
    expect(countsOf(mended.body)).toEqual([3, 3, 0]);
  });

  test('is imported once per key, and taken back by its owner only', async () => {
    const as = await signIn();
    const import_key = randomUUID();
    const first = await send(imports.run, mixed, as, { import_key });
    const again = await send(imports.run, mixed, as, { import_key });
    expect(again.body).toEqual(first.body);
    const { import_id } = first.body;
    expect((await ask(imports.undo, stranger, { import_id })).status).toBe(409);
    expect((await ask(imports.undo, as, { import_id })).body.deleted_count).toBe(2);
    expect((await ask(imports.undo, as, { import_id })).status).toBe(409);
    expect((await list({}, as)).total).toBe(0);
  });
});
