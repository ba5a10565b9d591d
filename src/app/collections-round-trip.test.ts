// Exporting a list and importing it again must change nothing but what was edited in between.
import { read, utils, type WorkBook, write } from '@e965/xlsx';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { Collection } from '#collection/contract/define-collection.ts';
import { fileColumns, importedFields } from '#collection/import/contract/imported-fields.ts';
import { urlOf } from '#platform/calls/call.ts';
import { type Language, languages } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type CollectionCaller, manage, namedCollections } from '#testing/manage-collection.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { trickyItems } from '#testing/tricky-items.ts';

const app = await startTestApp();
const { pool } = app.database;
const imported = namedCollections.filter(([, { importing }]) => importing);

function openBook(content: Buffer): { book: WorkBook; lines: unknown[][] } {
  const book = read(content, { cellNF: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('no sheet');
  return { book, lines: utils.sheet_to_json(sheet, { header: 1, blankrows: false }) };
}

/** Writes a workbook as Excel does: with shared strings, and with texts escaped that look like an escape. */
function saveBook(book: WorkBook): Buffer {
  for (const sheet of Object.values(book.Sheets)) {
    for (const cell of Object.values(sheet)) {
      if (cell.t === 's') cell.v = cell.v.replace(/_x(?=[\dA-F]{4}_)/g, '_x005F_x');
    }
  }
  return write(book, { bookType: 'xlsx', type: 'buffer', bookSST: true });
}

function managed(collection: Collection) {
  const { imports } = collection.calls;
  const { importing } = collection;
  if (!imports || !importing) throw new Error(collection.name);
  const { exported, undo } = imports;
  const sent = { run: imports.run, preview: imports.preview };
  const { fileField } = importing;

  async function download(
    as: CollectionCaller,
    query: Record<string, string>,
    language: Language = 'en',
  ) {
    const response = await app.fetch(`${urlOf(exported)}?${new URLSearchParams(query)}`, {
      headers: { ...as.headers, 'accept-language': language },
    });
    return { response, content: Buffer.from(await response.arrayBuffer()) };
  }

  async function send(
    as: CollectionCaller,
    content: string | Buffer,
    action: 'run' | 'preview' = 'run',
    more: Record<string, string> = {},
  ) {
    const form = new FormData();
    form.set(fileField, new Blob([new Uint8Array(Buffer.from(content))]), 'file');
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    return app.call(urlOf(sent[action]).replace('/api/', ''), {
      method: 'POST',
      headers: { ...as.headers, 'accept-language': 'en' },
      body: form,
    });
  }

  /** Every column of every row, including those that no call returns. */
  async function stored({ company }: { company: { id: number } }) {
    const { rows } = await pool.query(
      `select * from ${collection.name} where company_id = $1 order by id`,
      [company.id],
    );
    return rows as Record<string, unknown>[];
  }

  const takeBack = (as: CollectionCaller, import_id: number) =>
    app.call(urlOf(undo).replace('/api/', ''), {
      method: 'POST',
      headers: { ...as.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ import_id }),
    });

  return { download, send, stored, takeBack };
}

describe.each(imported)('%s', async (name, collection) => {
  const { signIn, list, good } = await manage(app, collection);
  const { download, send, stored, takeBack } = managed(collection);
  const count = name === 'products' ? 500 : 30;

  async function filled() {
    const as = await signIn();
    const csv = Papa.unparse(trickyItems(collection, good, count));
    const { body } = await send(as, csv);
    expect(body).toMatchObject({ row_errors: [], new_rows: count });
    return as;
  }
  const owner = await filled();

  test.each(
    languages.flatMap((language) => [[language, 'xlsx'] as const, [language, 'csv'] as const]),
  )(
    'comes back in %s as %s without a difference, and nothing is written',
    async (language, format) => {
      const before = await stored(owner);
      const { response, content } = await download(owner, { format }, language);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toContain(`.${format}`);
      const { body: preview } = await send(owner, content, 'preview');
      expect(preview).toMatchObject({
        new_rows: 0,
        changed_rows: 0,
        same_rows: count,
        bad_rows: [],
      });
      const { body } = await send(owner, content);
      expect(body).toMatchObject({ success: true, new_rows: 0, changed_rows: 0, same_rows: count });
      expect(await stored(owner)).toEqual(before);
    },
  );

  test.each(languages)('is headed in the language of its reader: %s', async (language) => {
    const t = translateIn(language);
    const headers = Object.values(fileColumns(collection)).map(({ label }) => t(label));
    const { content } = await download(owner, {}, language);
    expect(openBook(content).lines[0]).toEqual(headers);
  });

  test('another company gets its own rows only, and may not take these for its own', async () => {
    const stranger = await signIn();
    expect(openBook((await download(stranger, {})).content).lines).toHaveLength(1);
    const before = await stored(owner);
    const { content } = await download(owner, {});
    const { body } = await send(stranger, content);
    expect(body).toMatchObject({ success: false, new_rows: 0, changed_rows: 0 });
    expect(body.row_errors[0].message).toContain('is not in your list');
    expect([await stored(owner), await stored(stranger)]).toEqual([before, []]);
  });

  test('as it is searched and filtered', async () => {
    const { filtered } = await list({ status: 0 }, owner);
    expect(filtered).toBeGreaterThan(0);
    const inactive = openBook((await download(owner, { status: '0' })).content);
    expect(inactive.lines).toHaveLength(filtered + 1);
    const search = '@home';
    const found = openBook((await download(owner, { search, status: '1' })).content);
    const shown = await list({ search, status: 1 }, owner);
    expect(shown.filtered).toBeGreaterThan(0);
    expect(found.lines).toHaveLength(shown.filtered + 1);
  });

  test.each(languages)('changed in a spreadsheet, in %s: exactly the changes', async (language) => {
    const as = await filled();
    const before = await stored(as);
    const { book, lines } = openBook((await download(as, {}, language)).content);
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    if (!sheet) throw new Error('no sheet');
    const titleAt = Object.keys(fileColumns(collection)).indexOf(collection.title);
    const setCell = (row: number, column: number, v: string) =>
      utils.sheet_add_aoa(sheet, [[v]], { origin: { r: row, c: column } });
    setCell(2, titleAt, 'A new title');
    const optional = importedFields(collection).find(
      (field) =>
        collection.fields[field]?.stored === 'text or null' &&
        collection.fields[field]?.kind === 'line' &&
        !field.endsWith('currency') &&
        field !== collection.importing?.ownCode,
    );
    const optionalAt = optional ? Object.keys(fileColumns(collection)).indexOf(optional) : -1;
    const emptied = optional ? lines.findIndex((line, at) => at > 2 && line[optionalAt]) : -1;
    if (emptied > 0) setCell(emptied, optionalAt, '');
    // One more row, like the first but without its id and code.
    const added = [...(lines[1] ?? [])];
    added[0] = '';
    const codeAt = Object.keys(fileColumns(collection)).indexOf(
      collection.importing?.ownCode ?? '',
    );
    if (codeAt >= 0) added[codeAt] = 'NEW-1';
    added[titleAt] = 'One more';
    utils.sheet_add_aoa(sheet, [added], { origin: -1 });
    const saved = saveBook(book);
    const changed = emptied > 0 ? 2 : 1;
    const { body: preview } = await send(as, saved, 'preview');
    expect(preview).toMatchObject({
      new_rows: 1,
      changed_rows: changed,
      same_rows: count - changed,
    });
    expect(preview.changes[0]).toMatchObject({
      row: 3,
      fields: [{ column: collection.title, after: 'A new title' }],
    });
    const { body } = await send(as, saved);
    expect([body.row_errors, body.new_rows, body.changed_rows]).toEqual([[], 1, changed]);
    const after = await stored(as);
    expect(after).toHaveLength(count + 1);
    const different = before.flatMap((row, at) =>
      JSON.stringify(row) === JSON.stringify(after[at]) ? [] : [at + 1],
    );
    expect(different).toEqual(emptied > 0 ? [2, emptied] : [2]);
    const undone = await takeBack(as, body.import_id);
    expect(undone.body).toMatchObject({ deleted_count: 1, restored_count: changed, kept_count: 0 });
    const unmarked = ({ updated_at: _, ...row }: Record<string, unknown>) => row;
    expect((await stored(as)).map(unmarked)).toEqual(before.map(unmarked));
  });
});
