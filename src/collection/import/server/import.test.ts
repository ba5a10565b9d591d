import { randomUUID } from 'node:crypto';
import { utils, write } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { FAILED_ROWS_DAYS, sweepImports } from './sweep-imports.ts';

const { database, call, fetch } = await startTestApp();
const { pool } = database;
const owner = await signInExhibitor(database);

type Owner = typeof owner;

async function send(
  action: 'import' | 'import-preview',
  content: string | Uint8Array,
  fields: Record<string, string> = {},
  { as = owner, language = 'en' }: { as?: Owner; language?: string } = {},
) {
  const form = new FormData();
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content);
  form.set('import_file', new Blob([bytes]), 'catalogs.csv');
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return call(`exhibitor/catalogs/${action}.php`, {
    method: 'POST',
    headers: { ...as.headers, 'accept-language': language },
    body: form,
  });
}

async function stored(as: Owner) {
  const { rows } = await database.pool.query(
    'select title, sub_title, link, status from catalogs where company_id = $1 order by id',
    [as.company.id],
  );
  return rows;
}

const header = 'title,sub_title,catalog_link,status';
const sheetRows = [
  ['title', 'sub_title', 'catalog_link', 'status'],
  ['Beds', 'For wards', 'https://example.com/beds', 'Active'],
  ['Lamps', 'For theatres', '', 'No'],
];

function workbook(bookType: 'xlsx' | 'biff8'): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(sheetRows), 'Catalogs');
  return write(book, { bookType, type: 'buffer' });
}

const asStored = [
  { title: 'Beds', sub_title: 'For wards', link: 'https://example.com/beds', status: 1 },
  { title: 'Lamps', sub_title: 'For theatres', link: null, status: 0 },
];

const csv = (separator: string) => sheetRows.map((row) => row.join(separator)).join('\r\n');

describe('a file is understood', () => {
  const arabic = 'العنوان;العنوان الفرعي;الرابط;الحالة\nأسرّة;للأجنحة;;نشط';
  const windows1256 = Buffer.concat([
    Buffer.from('title,sub_title,catalog_link,status\n'),
    Buffer.from([0xc3, 0xd3, 0xd1, 0xc9]),
    Buffer.from(',x,,1'),
  ]);

  test.each([
    ['with commas', csv(',')],
    ['with semicolons', csv(';')],
    ['with tabs', csv('\t')],
    ['with a mark before it', `\ufeff${csv(',')}`],
    ['in two bytes a letter', Buffer.from(`\ufeff${csv('\t')}`, 'utf16le')],
    ['as a workbook', workbook('xlsx')],
    ['as an old workbook', workbook('biff8')],
  ])('%s', async (_name, content) => {
    const as = await signInExhibitor(database);
    const { body } = await send('import', content, {}, { as });
    expect(body.results).toMatchObject({ total_processed: 2, successful: 2, failed: 0 });
    expect(body.message).toBe('Import completed successfully!');
    expect(await stored(as)).toEqual(asStored);
  });

  test('with its columns in any order, and others beside them', async () => {
    const as = await signInExhibitor(database);
    const { body } = await send('import', 'Status,Note,SUB TITLE,Title\nno,x,two,One', {}, { as });
    expect(body.results.successful).toBe(1);
    expect(await stored(as)).toEqual([{ title: 'One', sub_title: 'two', link: null, status: 0 }]);
  });

  test('with Arabic headers and words', async () => {
    const as = await signInExhibitor(database);
    expect((await send('import', arabic, {}, { as })).body.results.successful).toBe(1);
    expect((await stored(as))[0]).toMatchObject({ title: 'أسرّة', status: 1 });
  });

  test('in the old Arabic code page', async () => {
    const as = await signInExhibitor(database);
    await send('import', windows1256, {}, { as });
    expect((await stored(as))[0]?.title).toBe('أسرة');
  });
});

const mixed = `${header}\nBeds,For wards,,Active\n,No title,,Active\nLamps,x,nowhere,Perhaps\n`;

describe('rows with something wrong', () => {
  test('are told by row and column, and the others are stored', async () => {
    const as = await signInExhibitor(database);
    const { status, body } = await send('import', mixed, {}, { as });
    expect(status).toBe(200);
    expect(body.results).toMatchObject({ total_processed: 3, successful: 1, failed: 2 });
    expect(body.results.errors[0]).toBe('Row 3: Title is required');
    expect(body.row_errors).toEqual([
      { row: 3, column: 'title', message: 'Title is required' },
      { row: 4, column: 'catalog_link', message: 'Please enter a valid URL' },
      { row: 4, column: 'status', message: 'Status must be Active or Inactive' },
    ]);
    expect(await stored(as)).toHaveLength(1);
  });

  test('come back as a file with the reasons, where formulas do nothing', async () => {
    const as = await signInExhibitor(database);
    const { body } = await send('import', `${header}\n,=1+1,,Active\n`, {}, { as });
    const path = `/api/exhibitor/catalogs/import-errors.php?import_id=${body.import_id}`;
    const file = await fetch(path, { headers: as.headers });
    expect(file.headers.get('content-disposition')).toContain('attachment');
    const lines = (await file.text()).split('\r\n');
    expect(lines[0]).toContain('title,sub_title,catalog_link,status,reason');
    expect(lines[1]).toBe(`,'=1+1,,Active,Title is required`);
    expect((await fetch(path, { headers: owner.headers })).status).toBe(404);
  });

  test.each([
    ['-1 Floor'],
    ["'-1 Floor"],
    ["''=1+1"],
    ['=HYPERLINK("x")'],
    ['+965 2200 1122'],
    ['@home'],
    ["'quoted'"],
    ['plain'],
  ])('come back as they went out: %s', async (subTitle) => {
    const as = await signInExhibitor(database);
    const cell = `"${subTitle.replaceAll('"', '""')}"`;
    const sent = await send('import', `${header}\n,${cell},,Active\n`, {}, { as });
    const path = `/api/exhibitor/catalogs/import-errors.php?import_id=${sent.body.import_id}`;
    const file = await (await fetch(path, { headers: as.headers })).text();
    const corrections = JSON.stringify({ 2: { title: 'Mended' } });
    const again = await send('import', file, { corrections }, { as });
    expect(again.body.results).toMatchObject({ successful: 1, failed: 0 });
    expect(await stored(as)).toMatchObject([{ title: 'Mended', sub_title: subTitle }]);
  });

  test('are forgotten after a month, with imports that were cut off', async () => {
    const as = await signInExhibitor(database);
    const { body } = await send('import', mixed, {}, { as });
    await pool.query(
      `insert into imports (company_id, collection, key, counts_until)
       values ($1, 'catalogs', gen_random_uuid(), now())`,
      [as.company.id],
    );
    const path = `/api/exhibitor/catalogs/import-errors.php?import_id=${body.import_id}`;
    const statusOn = async (days: number) => {
      await sweepImports({ pool, now: new Date(Date.now() + days * 86_400_000) });
      return (await fetch(path, { headers: as.headers })).status;
    };
    expect(await statusOn(FAILED_ROWS_DAYS - 1)).toBe(200);
    expect(await statusOn(FAILED_ROWS_DAYS + 1)).toBe(404);
    const left = 'select result is not null as done from imports where company_id = $1';
    expect((await pool.query(left, [as.company.id])).rows).toEqual([{ done: true }]);
  });

  test('are shown first, and stored once they are mended', async () => {
    const as = await signInExhibitor(database);
    const preview = (await send('import-preview', mixed, {}, { as })).body;
    expect(preview).toMatchObject({ total_rows: 3, good_rows: 1 });
    expect(preview.bad_rows.map(({ row }: { row: number }) => row)).toEqual([3, 4]);
    expect(await stored(as)).toEqual([]);
    const corrections = JSON.stringify({
      3: { title: 'Chairs' },
      4: { catalog_link: '', status: 'no' },
    });
    const { body } = await send('import', mixed, { corrections }, { as });
    expect(body.results).toMatchObject({ successful: 3, failed: 0 });
    expect((await stored(as)).map(({ title }) => title)).toEqual(['Beds', 'Chairs', 'Lamps']);
  });

  test('are told in Arabic to those who read it', async () => {
    const { body } = await send('import-preview', mixed, {}, { language: 'ar' });
    expect(body.bad_rows[0].errors[0].message).toBe('العنوان مطلوب');
  });
});

describe('what cannot be imported', () => {
  test.each([
    ['no file', undefined, 'import_file'],
    ['corrections that are none', 'x', undefined],
  ])('%s', async (_name, corrections, field) => {
    const answer = corrections
      ? await send('import', mixed, { corrections })
      : await call('exhibitor/catalogs/import.php', {
          method: 'POST',
          headers: { ...owner.headers, 'content-type': 'application/json' },
          body: '{}',
        });
    expect(answer.status).toBe(400);
    if (field) expect(answer.body.errors[0].field).toBe(field);
  });

  test('a file of ten megabytes', async () => {
    const { status } = await send('import', Buffer.alloc(10 * 1024 * 1024, 'x'));
    expect([400, 413]).toContain(status);
  });

  test('a file without a column that must be there', async () => {
    const { status, body } = await send('import', 'title,status\nBeds,Active\n');
    expect([status, body.message]).toEqual([400, 'The file has no column sub_title.']);
  });
});

test('only the latest import can be taken back', async () => {
  const as = await signInExhibitor(database);
  const first = (await send('import', csv(','), {}, { as })).body.import_id;
  const second = (await send('import', csv(','), {}, { as })).body.import_id;
  const undo = (import_id: number) =>
    call('exhibitor/catalogs/import-undo.php', {
      method: 'POST',
      headers: { ...as.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ import_id }),
    });
  const refused = await undo(first);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Only the latest import can be taken back.',
  ]);
  expect((await undo(second)).body.deleted_count).toBe(2);
  expect(await stored(as)).toHaveLength(2);
});

test('how far an import has come can be asked', async () => {
  const as = await signInExhibitor(database);
  const import_key = randomUUID();
  await send('import', csv(','), { import_key }, { as });
  const path = `exhibitor/catalogs/import-progress.php?import_key=${import_key}`;
  const progress = await call(path, { headers: as.headers });
  expect(progress.body).toMatchObject({ rows_done: 2, rows_total: 2 });
});

describe('a file under names of its own', () => {
  const file = 'What,More\nBeds,For wards';

  test('all that is missing is told at once, and nothing is stored', async () => {
    const as = await signInExhibitor(database);
    const { status, body } = await send('import', 'Some,Words\n1,2', {}, { as });
    expect([status, body.message]).toEqual([400, 'The file has no columns title, sub_title.']);
    const preview = await send('import-preview', file, {}, { as });
    expect(preview.body).toMatchObject({
      missing_columns: ['title', 'sub_title'],
      file_columns: [
        { header: 'What', field: null, example: 'Beds' },
        { header: 'More', field: null, example: 'For wards' },
      ],
      sample: [],
    });
    expect(await stored(as)).toEqual([]);
  });

  test('what somebody said of its columns holds, and for the next file too', async () => {
    const as = await signInExhibitor(database);
    const columns = JSON.stringify({ What: 'title', More: 'sub_title' });
    const { body } = await send('import', file, { columns }, { as });
    expect(body.results).toMatchObject({ successful: 1 });
    const next = await send('import', 'More,WHAT\nFor theatres,Lamps', {}, { as });
    expect(next.body.results).toMatchObject({ successful: 1 });
    expect((await stored(as)).map(({ title }) => title)).toEqual(['Beds', 'Lamps']);
    const other = await signInExhibitor(database);
    expect(
      (await send('import-preview', file, {}, { as: other })).body.missing_columns,
    ).toHaveLength(2);
  });

  test.each(['no JSON', '[1]', '{"a":1}', JSON.stringify({ a: 'x'.repeat(300) })])(
    'columns that are said wrongly are refused: %s',
    async (columns) => {
      const { status, body } = await send('import', file, { columns });
      expect([status, body.message]).toEqual([400, 'What the columns are could not be read.']);
    },
  );
});

test('an import of which nothing was taken is no success', async () => {
  const as = await signInExhibitor(database);
  const { body } = await send(
    'import',
    `${header}\n,,,`.replace(',,,', ',x,nowhere,1'),
    {},
    { as },
  );
  expect(body).toMatchObject({ success: false, message: 'Import failed' });
  expect(body.results).toMatchObject({ successful: 0, failed: 1 });
});
