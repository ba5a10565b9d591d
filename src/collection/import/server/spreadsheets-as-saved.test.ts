// Files as spreadsheet programs and people really save them are read correctly, or refused with a reason.
import { type CellObject, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { eventsCollection } from '#features/events/events.collection.ts';
import { productsCollection } from '#features/products/products.collection.ts';
import type { DateOrder } from '#platform/dates/written-date.ts';
import { readSheets } from '#platform/spreadsheets/read-sheets.ts';
import { makeCompoundFile } from '#testing/cv-files.ts';
import { rowChecker } from './check-row.ts';
import { openSheet } from './check-sheet.ts';
import type { ChosenColumns } from './match-columns.ts';

type Told = { columns?: ChosenColumns; sheet?: string; dateOrder?: DateOrder };

async function rowsOf(
  collection: typeof productsCollection | typeof eventsCollection,
  file: Buffer,
  told: Told = {},
) {
  const opened = openSheet(collection, await readSheets(file), { corrections: {}, ...told });
  const check = rowChecker(collection, opened.habits, { language: 'en', defaults: {} });
  return { ...opened, rows: [...opened.drafts()].map((draft) => check(draft)) };
}

function bookOf(sheets: Record<string, unknown[][]>, props: WorkBook['Workbook'] = {}): Buffer {
  const book = utils.book_new();
  book.Workbook = props;
  for (const [name, lines] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(lines), name);
  }
  return write(book, { bookType: 'xlsx', type: 'buffer' });
}

const num = (v: number, z = 'General'): CellObject => ({ t: 'n', v, z });
const text = (lines: string, encoding: BufferEncoding = 'utf8') => Buffer.from(lines, encoding);

describe('prices', () => {
  const header = ['item_code', 'item_name', 'price', 'currency', 'stock'];
  const csv = (separator: string, ...prices: readonly string[]) =>
    text(
      [header, ...prices.map((price, n) => [`C${n}`, `Bed ${n}`, price, 'KWD', '5'])]
        .map((line) => line.join(separator))
        .join('\r\n'),
    );
  const book = (...prices: readonly unknown[]) =>
    bookOf({ Items: [header, ...prices.map((p, n) => [`C${n}`, `Bed ${n}`, p, 'KWD', 5])] });

  test.each([
    ['a number', book(num(4.5)), ['4.5']],
    ['a number shown with its currency', book(num(4.5, '"KWD" #,##0.000')), ['4.5']],
    ['a number shown rounded', book(num(1234.567, '#,##0')), ['1234.567']],
    ['what binary fractions leave over', book(num(0.1 + 0.2)), ['0.3']],
    ['a price as text with a point', book('4.5'), ['4.5']],
    ['a price as text with a comma', book('4,5'), ['4.5']],
    ['thousands and decimals', book('1,234.5', '2.345'), ['1234.5', '2.345']],
    [
      'decimal commas told by another cell',
      book('4,5', '1,200', '1.200'),
      ['4.5', '1.200', '1200'],
    ],
    ['semicolons between cells', csv(';', '4,5', '1.234,5'), ['4.5', '1234.5']],
    ['semicolons, and another cell to go by', csv(';', '1.200', '0.750'), ['1.200', '0.750']],
    ['a digit more', csv(';', '1.200', '1.2000'), ['1.200', '1.2000']],
    ['commas between cells', csv(',', '4.5', '"1,200"'), ['4.5', '1200']],
    ['Arabic digits and marks', csv(',', '٤٫٥', '١٬٢٠٠'), ['4.5', '1200']],
    ['tabs, with spaces in thousands', csv('\t', '1 200', '1 200,50'), ['1200', '1200.50']],
    ['a line that names the separator', text(`sep=;\r\n${csv(';', '4,5')}`), ['4.5']],
    ['a separator that nobody would guess', text(`sep=^\r\n${csv('^', '4.5')}`), ['4.5']],
    ['the same in quotes', text(`"sep=~"\n${csv('~', '4.5')}`), ['4.5']],
  ])('%s', async (_name, file, prices) => {
    const { rows } = await rowsOf(productsCollection, file);
    expect(rows.flatMap(({ errors }) => errors)).toEqual([]);
    expect(rows.map(({ values }) => values.price)).toEqual(prices);
  });

  test.each([
    ['text in a workbook', book('1,200')],
    ['tabs between cells', csv('\t', '1,200')],
    ['semicolons, which stand beside either mark', csv(';', '1,200')],
    ['a file that uses both marks', csv(',', '"4,5"', '4.5', '"1,200"')],
  ])('is refused where it cannot be decided: %s', async (_name, file) => {
    const { rows } = await rowsOf(productsCollection, file);
    const [error] = rows.flatMap(({ errors }) => errors);
    expect(error).toMatchObject({ column: 'price' });
    expect(error?.message).toBe(
      '“1,200” can mean 1200 or 1.2000. Please write it one of these ways.',
    );
  });

  test('is what somebody answered who was asked', async () => {
    const sheets = await readSheets(csv(';', '1.200', '2.500', '3.750'));
    const corrections = { 2: { price: '1.200' }, 3: { price: '2500' }, 4: { price: '3.7500' } };
    const opened = openSheet(productsCollection, sheets, { corrections });
    const check = rowChecker(productsCollection, opened.habits, { language: 'en', defaults: {} });
    const rows = [...opened.drafts()].map((draft) => check(draft));
    expect(rows.flatMap(({ errors }) => errors)).toEqual([]);
    expect(rows.map(({ values }) => Number(values.price))).toEqual([1.2, 2500, 3.75]);
  });

  test('stock with thousands, and as a formatted number', async () => {
    const lines = [
      header,
      ['A', 'Bed', 1, 'KWD', num(1200, '#,##0')],
      ['B', 'Bed', 1, 'KWD', '1,200,000'],
    ];
    const { rows } = await rowsOf(productsCollection, bookOf({ Items: lines }));
    expect(rows.map(({ values }) => values.stock)).toEqual([1200, 1_200_000]);
  });
});

describe('codes', () => {
  const book = (code: unknown) =>
    bookOf({
      Items: [
        ['item_code', 'item_name'],
        [code, 'Bed'],
      ],
    });

  test.each([
    ['a barcode that is shown as 6.28101E+12', num(6_281_012_345_678), '6281012345678'],
    ['the same with a format in powers', num(6_281_012_345_678, '0.00E+00'), '6281012345678'],
    ['zeros in front by the format', num(123, '00000'), '00123'],
    ['zeros in front as text', '00123', '00123'],
    ['letters', 'AB-12', 'AB-12'],
  ])('%s', async (_name, code, stored) => {
    const { rows } = await rowsOf(productsCollection, book(code));
    expect(rows.map(({ values }) => values.item_code)).toEqual([stored]);
  });

  test.each([
    ['a number longer than a spreadsheet knows', num(6_291_041_500_213_120), '6291041500213120'],
    ['a number that was written in powers of ten', '6.28101E+12', '6.28101E+12'],
    ['the same with a decimal comma', '6,28101e+12', '6,28101e+12'],
  ])('is refused where digits were lost: %s', async (_name, code, written) => {
    const { rows } = await rowsOf(productsCollection, book(code));
    const [error] = rows.flatMap(({ errors }) => errors);
    expect(error).toMatchObject({ column: 'item_code' });
    expect(error?.message).toContain(`“${written}” has lost some of its digits`);
  });

  test.each(['#REF!', '#N/A', '#NAME?', '#VALEUR!', 'Err:502', '########'])(
    'what a formula or a narrow column left in a file of text is named: %s',
    async (left) => {
      const { rows } = await rowsOf(productsCollection, text(`item_code,item_name\nC1,${left}\n`));
      expect(rows[0]?.errors).toMatchObject([{ row: 2, column: 'item_name' }]);
      expect(rows[0]?.errors[0]?.message).toContain(left);
    },
  );

  test.each(['#1 bed', '# beds', '##', 'N/A', '#REF'])('words stay words: %s', async (words) => {
    const { rows } = await rowsOf(productsCollection, text(`item_code,item_name\nC1,${words}\n`));
    expect(rows[0]).toMatchObject({ errors: [], values: { item_name: words } });
  });

  test('an error of a formula is named', async () => {
    const error: CellObject = { t: 'e', v: 0x17, w: '#REF!' };
    const { rows } = await rowsOf(productsCollection, book(error));
    expect(rows[0]?.errors).toEqual([
      {
        row: 2,
        column: 'item_code',
        message: 'The cell holds the error #REF!. Please correct its formula.',
      },
    ]);
  });
});

describe('days', () => {
  const names = ['event_title', 'event_company', 'event_sub_title', 'event_description'];
  const filled = ['Congress', 'Mai', 'For all', 'A congress'];
  const header = [...names, 'event_start_date', 'event_expiry_date'];
  const book = (start: unknown, end: unknown = '2026-12-24', props?: WorkBook['Workbook']) =>
    bookOf({ Events: [header, [...filled, start, end]] }, props);
  const csv = (...days: readonly (readonly [string, string])[]) =>
    text(
      [header, ...days.map((day) => [...filled, ...day])].map((line) => line.join(',')).join('\n'),
    );
  /** 1 November 2026. */
  const SERIAL = 46_327;

  test.each([
    ['yyyy-mm-dd', num(SERIAL, 'yyyy-mm-dd')],
    ['d/m/yyyy', num(SERIAL, 'd/m/yyyy')],
    ['m/d/yy, as American Excel shows it', num(SERIAL, 'm/d/yy')],
    ['dd-mmm-yy', num(SERIAL, 'dd-mmm-yy')],
    ['[$-F800]dddd, mmmm dd, yyyy', num(SERIAL, '[$-F800]dddd, mmmm dd, yyyy')],
    ['an Arabic format', num(SERIAL, '[$-2010401]d/mm/yyyy;@')],
    ['with a time', num(SERIAL + 0.4375, 'yyyy-mm-dd hh:mm')],
    ['without any format', num(SERIAL)],
    ['text, day first', '01-11-2026'],
    ['text with points', '1.11.2026'],
    ['text, year first', '2026/11/01'],
    ['text with the name of the month', '1-Nov-2026'],
    ['text in Arabic', '١ نوفمبر ٢٠٢٦'],
  ])('%s', async (_name, day) => {
    const { rows } = await rowsOf(eventsCollection, book(day));
    expect(rows[0]?.errors).toEqual([]);
    expect(rows[0]?.values.event_start_date).toBe('2026-11-01');
  });

  test('a workbook that counts from 1904, as Macs once made them', async () => {
    const file = book(num(SERIAL - 1462, 'd/m/yyyy'), '2026-12-24', {
      WBProps: { date1904: true },
    });
    const { rows } = await rowsOf(eventsCollection, file);
    expect(rows[0]?.values.event_start_date).toBe('2026-11-01');
  });

  test('an order that another date gives away holds for the file', async () => {
    const { rows, habits } = await rowsOf(eventsCollection, csv(['03/04/2026', '04/25/2026']));
    expect(habits).toMatchObject({ dateOrder: 'month' });
    expect(habits.unsureDate).toBeUndefined();
    expect(rows[0]?.values.event_start_date).toBe('2026-03-04');
  });

  test('where nothing tells, the day comes first, it is said, and can be changed', async () => {
    const file = csv(['03/04/2026', '05/06/2026']);
    const assumed = await rowsOf(eventsCollection, file);
    expect(assumed.habits).toEqual({
      dateOrder: 'day',
      unsureDate: '03/04/2026',
      decimalMark: '.',
    });
    expect(assumed.rows[0]?.values.event_start_date).toBe('2026-04-03');
    const changed = await rowsOf(eventsCollection, file, { dateOrder: 'month' });
    expect(changed.rows[0]?.values.event_start_date).toBe('2026-03-04');
    expect(changed.habits.unsureDate).toBe('03/04/2026');
  });
});

describe('where the table is', () => {
  const header = ['item_code', 'item_name'];
  const row = ['C1', 'Bed'];
  const expected = { item_code: 'C1', item_name: 'Bed' };

  test.each([
    ['a title and an empty line above it', { A: [['Price list 2026'], [], header, row] }, 3],
    [
      'the company and its address above it',
      { A: [['Mai Medical', ''], ['Kuwait'], header, row] },
      3,
    ],
    ['further down and to the right', { A: [[], [], ['', ...header], ['', ...row]] }, 3],
    ['an empty first sheet', { Empty: [], Items: [header, row] }, 1],
    [
      'a first sheet with a note',
      { Read: [['Please fill in the next sheet']], Items: [header, row] },
      1,
    ],
    ['labels as the form names them', { A: [['Item Code *', 'Product Name *'], row] }, 1],
    ['columns named in Arabic', { A: [['رمز المنتج', 'اسم المنتج'], row] }, 1],
  ])('%s', async (_name, sheets, headerRow) => {
    const { rows, table } = await rowsOf(productsCollection, bookOf(sheets));
    expect(table.headerAt + 1).toBe(headerRow);
    expect(rows[0]).toMatchObject({ row: headerRow + 1, errors: [], values: expected });
  });

  test('a title above columns that nobody knows yet is not taken for their names', async () => {
    const unknown = [['Price list 2026'], ['Kuwait', 'May'], ['Nr', 'Ding', 'Preis', 'Menge'], row];
    const { table } = await rowsOf(productsCollection, bookOf({ A: unknown }));
    expect([table.headerAt, table.columns.unknown]).toEqual([2, ['Nr', 'Ding', 'Preis', 'Menge']]);
  });

  test('the sheet that was asked for', async () => {
    const file = bookOf({ Beds: [header, row], Lamps: [header, ['L1', 'Lamp']] });
    const { rows } = await rowsOf(productsCollection, file, { sheet: 'Lamps' });
    expect(rows[0]?.values).toMatchObject({ item_code: 'L1', item_name: 'Lamp' });
  });

  test('not one that its writer does not see', async () => {
    const lists = { Old: [header, ['O1', 'Old bed']], Now: [header, row] };
    const file = bookOf(lists, { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] });
    const { rows } = await rowsOf(productsCollection, file);
    expect(rows.map(({ values }) => values)).toMatchObject([expected]);
  });

  /** A sheet with one more row far below the others. */
  function withRowFarBelow(): Buffer {
    const sheet = utils.aoa_to_sheet([header, row]);
    utils.sheet_add_aoa(sheet, [['C2', 'Lamp']], { origin: 'A300000' });
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Items');
    return write(book, { bookType: 'xlsx', type: 'buffer' });
  }

  test.each([
    ['a workbook', withRowFarBelow()],
    ['a file of text', text(`item_code,item_name\nC1,Bed\n${',\n'.repeat(299_997)}C2,Lamp\n`)],
  ])('a row far below the others is read: %s', async (_name, file) => {
    const { rows } = await rowsOf(productsCollection, file);
    expect(rows.map(({ row: at, values }) => [at, values.item_name])).toEqual([
      [2, 'Bed'],
      [300_000, 'Lamp'],
    ]);
  });

  /** A workbook whose sheet has more to it than its cells. */
  function bookWith(lines: unknown[][], more: Partial<WorkSheet>): Buffer {
    const book = utils.book_new();
    utils.book_append_sheet(book, { ...utils.aoa_to_sheet(lines), ...more }, 'Items');
    return write(book, { bookType: 'xlsx', type: 'buffer' });
  }

  test('rows that a filter hides are read, and counted for whoever filtered', async () => {
    const file = bookWith([header, row, ['C2', 'Lamp'], ['', '']], {
      '!rows': [{}, {}, { hidden: true }, { hidden: true }],
    });
    const { rows, hidden } = await rowsOf(productsCollection, file);
    expect([rows.length, hidden]).toEqual([2, 1]);
  });

  test('cells merged over several rows hold for each of them', async () => {
    const named = [...header, 'item_category'];
    const lines = [['Price list'], [], named, [...row, 'Beds'], ['C2', 'Cot'], ['C3', 'Lamp'], []];
    const merged = ['A1:C2', 'C4:C5', 'A6:A9', 'B4:C4'].map((range) => utils.decode_range(range));
    const { rows } = await rowsOf(productsCollection, bookWith(lines, { '!merges': merged }));
    expect(rows.map(({ values }) => [values.item_code, values.item_category])).toEqual([
      ['C1', 'Beds'],
      ['C2', 'Beds'],
      ['C3', null],
    ]);
  });

  test('columns under names of their own, as somebody said', async () => {
    const file = bookOf({
      A: [
        ['SKU', 'What', 'Bin'],
        ['C1', 'Bed', '7'],
      ],
    });
    const unsaid = await rowsOf(productsCollection, file);
    expect(unsaid.table.columns.missing).toEqual(['item_name']);
    const { rows } = await rowsOf(productsCollection, file, {
      columns: { sku: 'item_code', what: 'item_name', bin: '' },
    });
    expect(rows[0]).toMatchObject({ errors: [], values: expected });
  });
});

describe('what programs make of the same table', () => {
  const table = [
    ['item_code', 'item_name', 'remarks'],
    ['007', 'Bed, wide', 'Two\nlines'],
    ['C-2', 'سرير', 'Says "so"'],
  ];
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const csv = (separator: string, end: string, lines = table) =>
    lines.map((line) => line.map(quoted).join(separator)).join(end) + end;
  const saved = (bookType: 'biff8' | 'xlsb'): Buffer => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(table), 'Items');
    return write(book, { bookType, type: 'buffer' });
  };
  /** The word سرير in windows-1256, which Arabic Windows used to save in. */
  const oldArabic = Buffer.from([0xd3, 0xd1, 0xed, 0xd1]);

  test.each([
    ['Excel for Mac: lines end with a carriage return', text(csv(',', '\r'))],
    [
      'Excel’s Unicode text: two bytes a letter, tabs',
      text(`\ufeff${csv('\t', '\r\n')}`, 'utf16le'),
    ],
    ['Excel’s CSV UTF-8: a mark before it', text(`\ufeff${csv(',', '\r\n')}`)],
    [
      'Arabic Windows: its old code page, semicolons',
      Buffer.concat(
        csv(';', '\r\n')
          .split('سرير')
          .flatMap((part, at) => (at > 0 ? [oldArabic, text(part)] : [text(part)])),
      ),
    ],
    ['Google Sheets: no newline at the end', text(csv(',', '\r\n').trimEnd())],
    [
      'Numbers: the name of the table above, empty columns behind',
      text(
        csv(
          ';',
          '\n',
          [['Table 1', '', ''], ...table].map((line) => [...line, '', '']),
        ),
      ),
    ],
    ['LibreOffice: bars between the cells', text(csv('|', '\n'))],
    ['Excel before 2007', saved('biff8')],
    ['Excel’s binary workbook', saved('xlsb')],
  ])('%s', async (_name, file) => {
    const { rows } = await rowsOf(productsCollection, file);
    expect(rows.flatMap(({ errors }) => errors)).toEqual([]);
    expect(rows.map(({ values }) => [values.item_code, values.item_name, values.remarks])).toEqual(
      table.slice(1),
    );
  });

  const arabic = 'item_code,item_name\nC1,سرير طبي\nC2,كرسي\n';
  test.each([
    ['a workbook that was cut off on its way', text('PK\u0003\u0004 cut off')],
    ['a page of the web that is called .xls', text(`<html><table>${arabic}</table></html>`)],
    ['XML of an older Excel', text('<?xml version="1.0"?>\n<Workbook></Workbook>')],
    ['rich text', text('{\\rtf1\\ansi item_name}')],
    ['cells one by one (DIF)', text('TABLE\n0,1\n"EXCEL"\nVECTORS\n0,2\n""\nTUPLES\n0,2\n""\n')],
    ['the same of another system', text('TABLE\r\n0,1\r\n"item_name"\r\nDATA\r\n0,0\r\n')],
    ['cells one by one (SYLK)', text('ID;PWXL;N;E\r\nC;Y1;X1;K"item_name"\r\nE\r\n')],
    ['a page of the web with its pictures', text('MIME-Version: 1.0\nX-Document-Type: Workbook\n')],
    ['records', text('[\n  { "item_code": "C1", "item_name": "Bed" }\n]\n')],
    ['a record', text('{"item_code":"C1","item_name":"Bed"}')],
    ['a card', text('BEGIN:VCARD\nVERSION:4.0\nFN:Bed, wide\nEND:VCARD\n')],
    ['a paper', text('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\n')],
    [
      'two bytes a letter, the last of which was cut off',
      text('\ufeffitem_code\nC1', 'utf16le').subarray(0, -1),
    ],
    ['a letter cut in two', Buffer.concat([text(arabic), text('C3,س').subarray(0, -1)])],
    [
      'a line of another code page',
      Buffer.concat([text(arabic), Buffer.from('C3,\xd3\xd1', 'latin1')]),
    ],
  ])('%s is refused with the reason', async (_name, file) => {
    const problem = await readSheets(file).catch(String);
    expect(problem).toContain('spreadsheets.unreadable');
  });

  test('a workbook with a password is told from what is none', async () => {
    const locked = makeCompoundFile(['EncryptionInfo', 'EncryptedPackage']);
    const problem = await readSheets(locked).catch(String);
    expect(problem).toContain('spreadsheets.locked');
  });

  test.each([
    ['ID;Product Name', 'ID;Product Name\n7;Bed\n'],
    ['TABLE', 'TABLE\nitem_code,item_name\nC1,Bed\n'],
    ['{n}', '{n},{m}\n1,2\n'],
  ])('a table that begins with %s is one', async (_name, lines) => {
    expect((await readSheets(text(lines))).flatMap((sheet) => sheet.lines).length).toBeGreaterThan(
      1,
    );
  });

  const inOldPage = (bytes: string) =>
    Buffer.concat([text('item_code,item_name\nC1,'), Buffer.from(`${bytes}\n`, 'latin1')]);

  test.each([
    ['French of a Mac', 'Caf\x8e au lait'],
    ['French capitals of a Mac', 'cong\x8fre'],
    ['Arabic of a Mac', '\xcc\xe7\xc7\xd2 \xda\xe4\xc7\xea\xc9'],
    ['German', 'K\xf6ln'],
    ['Swedish', 'M\xe4nner'],
    ['Spanish', 'Se\xf1or'],
    ['Portuguese', 'S\xe3o'],
  ])('letters of another code page are refused, not stored wrong: %s', async (_name, bytes) => {
    const problem = await readSheets(inOldPage(bytes)).catch(String);
    expect(problem).toContain('spreadsheets.unreadable');
  });

  test.each([
    ['French, which it has as well', 'Cr\xe8me br\xfbl\xe9e', 'Crème brûlée'],
    ['an abbreviation behind a preposition', '\xc8\xdcECG \xe6MRI', 'بـECG وMRI'],
    ['two abbreviations', 'PCR\xe6MRI', 'PCRوMRI'],
  ])('the old Arabic code page is read: %s', async (_name, bytes, words) => {
    const { rows } = await rowsOf(productsCollection, inOldPage(bytes));
    expect(rows[0]?.values).toMatchObject({ item_name: words });
  });

  test('the old Arabic code page, with words and marks', async () => {
    const head = text('item_code,item_name,remarks\n');
    const cells = Buffer.from('C1,\xd3\xd1\xed\xd1\xa1 \xd8\xc8\xed,\xbf\n', 'latin1');
    const { rows } = await rowsOf(productsCollection, Buffer.concat([head, cells]));
    expect(rows[0]?.values).toMatchObject({ item_name: 'سرير، طبي', remarks: '؟' });
  });
});

test.each([
  [true, 1],
  [false, 0],
  ['TRUE', 1],
  ['Inactive', 0],
  ['نعم', 1],
])('the status %s is %i', async (status, stored) => {
  const lines = [
    ['item_code', 'item_name', 'status'],
    ['C1', 'Bed', status],
  ];
  const { rows } = await rowsOf(productsCollection, bookOf({ A: lines }));
  expect(rows[0]).toMatchObject({ errors: [], values: { status: stored } });
});
