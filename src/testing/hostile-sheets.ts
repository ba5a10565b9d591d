import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { CFB, utils, write } from '@e965/xlsx';
import { archiveOf, bombOf, crowdedWorkbook, rowOf, sheetOf, workbookOf } from './hostile-zips.ts';

const LARGEST = 10 * 1024 * 1024 - 1024;
const header = 'title,sub_title,catalog_link,status';
const columns = header.split(',');
const good = 'Beds,For wards,,Active';

const csv = (...rows: readonly string[]) => Buffer.from([header, ...rows].join('\n'));
const words = (text: string) => Buffer.from(text);
const honest = () =>
  workbookOf(sheetOf(rowOf(columns) + rowOf(['Beds', 'For wards', '', 'Active'])));

/** Ten lines that expand to a thousand million entities. */
const laughs = `<!DOCTYPE l [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, n) => {
  const name = 'bcdefghij'[n];
  return `<!ENTITY ${name} "${`&${'abcdefghi'[n]};`.repeat(10)}">`;
}).join('')}]>`;

function oldWorkbook(): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([columns, ['Beds', 'Wards', '', 'Active']]));
  return write(book, { bookType: 'biff8', type: 'buffer' });
}

function compoundOf(...streams: readonly string[]): Buffer {
  const file = CFB.utils.cfb_new();
  for (const name of streams) CFB.utils.cfb_add(file, name, randomBytes(5000));
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

function manySheets(count: number): Buffer {
  const book = utils.book_new();
  for (let sheet = 0; sheet < count; sheet += 1) {
    utils.book_append_sheet(book, utils.aoa_to_sheet([columns]), `S${sheet}`);
  }
  return write(book, { bookType: 'xlsx', type: 'buffer', compression: true });
}

const texts: Readonly<Record<string, () => Buffer>> = {
  nothing: () => Buffer.alloc(0),
  'one byte': () => Buffer.from([0x41]),
  'only a mark': () => Buffer.from([0xef, 0xbb, 0xbf]),
  'a million line ends': () => Buffer.alloc(1_000_000, '\n'),
  'the header only': () => csv(),
  'NUL bytes': () => csv('Be\0ds,x,,1'),
  'UTF-16 without its mark': () => Buffer.from(csv(good).toString(), 'utf16le'),
  'UTF-16 the other way round': () => Buffer.from(csv(good).toString(), 'utf16le').swap16(),
  'half letters': () => Buffer.from(`\ufeff${header}\n\ud800,\udc00x,,1`, 'utf16le'),
  'overlong letters': () => Buffer.concat([csv(''), Buffer.from([0xc0, 0xaf, 0x2c, 0xf8, 0x88])]),
  'random bytes': () => randomBytes(1_000_000),
  'one line of ten megabytes': () => Buffer.alloc(LARGEST, 'x'),
  'ten megabytes of quotes': () => Buffer.alloc(LARGEST, '"'),
  'a quote that never closes': () => csv(`"${'x,\n'.repeat(1_000_000)}`),
  'a million columns': () => words(`${header}${','.repeat(1_000_000)}\n${good}`),
  'a million named columns': () =>
    words(`${Array.from({ length: 1_000_000 }, (_, n) => n).join(',')}\n${good}`),
  'a row of a million cells': () => csv(good + ','.repeat(1_000_000)),
  'columns that stand twice': () => words(`${header},title,title\n${good},Other,Third`),
  'a thousand titles': () => words(`${header}${',title'.repeat(990)}\n${good}`),
  'a million empty rows': () => csv('\n'.repeat(1_000_000)),
  'a million rows of commas': () => csv(',,,\n'.repeat(1_000_000)),
  'too many rows': () => csv(`${good}\n`.repeat(250_000)),
  'a cell of nine megabytes': () => csv(`${'x'.repeat(9_000_000)},y,,1`),
  'a hundred thousand wrong rows': () => csv(',,nowhere,perhaps\n'.repeat(100_000)),
  'a hundred thousand rows, each wrong in its own way': () =>
    csv(Array.from({ length: 100_000 }, (_, n) => `,,nowhere ${n},perhaps ${n}`).join('\n')),
  formulas: () => csv('=cmd|x!A1,@SUM(1),,+1', '-2+3,=HYPERLINK(1),,Active'),
  'turned and hidden letters': () => csv('\u202eevil\u0007\u001b[31m,\u2066x,,1'),
  'half of COPY': () => csv('\\.,\\N,,1', '\\x41\\\\,\\t\t,,1'),
  'a page called .xls': () => words(`<html><table><tr><td>title</td></tr></table></html>`),
  'a page that laughs': () => words(`<?xml version="1.0"?>${laughs}<x>&j;</x>`),
  'rich text': () => words('{\\rtf1\\ansi title,sub_title}'),
  'a document': () => words('%PDF-1.7\n1 0 obj << >> endobj'),
  'a picture': () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(900)]),
  'a packed file': () => gzipSync(csv(good)),
};

const workbooks: Readonly<Record<string, () => Buffer>> = {
  'a Word document called .xls': () => compoundOf('WordDocument', '1Table'),
  'a locked workbook': () => compoundOf('EncryptedPackage', 'EncryptionInfo'),
  'an old workbook of noise': () => compoundOf('Workbook'),
  'the head of an old workbook': () => oldWorkbook().subarray(0, 512),
  'half an old workbook': () => oldWorkbook().subarray(0, 2000),
  'half a workbook': () => honest().subarray(0, honest().length / 2),
  'a workbook without its end': () => honest().subarray(0, -30),
  'an archive of something else': () =>
    archiveOf([{ name: 'a.txt', packed: words('hello'), method: 0, told: 5 }]),
  'an archive in an archive': () =>
    archiveOf([{ name: 'a.xlsx', packed: honest(), method: 0, told: honest().length }]),
  'a bomb': () => bombOf(400),
  'a bomb that lies about its size': () => bombOf(400, 1_000_000),
  'a bomb that says it is empty': () => bombOf(200, 0),
  'a locked archive': () =>
    archiveOf([
      { name: 'xl/workbook.xml', packed: randomBytes(99), method: 8, told: 900, flags: 1 },
    ]),
  'an unknown packing': () =>
    archiveOf([{ name: 'x', packed: randomBytes(99), method: 0, told: 99, flags: 0x2000 }]),
  'three thousand files': () =>
    archiveOf(
      Array.from({ length: 3000 }, (_, n) => ({
        name: `f${n}`,
        packed: words('x'),
        method: 0 as const,
        told: 1,
      })),
    ),
  'more files than there are': () =>
    archiveOf([{ name: 'a', packed: words('x'), method: 0, told: 1 }], 60_000),
  'names that climb': () =>
    archiveOf(
      ['../../etc/passwd', '/etc/passwd', 'C:\\x', '__proto__', 'xl/../../x'].map((name) => ({
        name,
        packed: words('x'),
        method: 0 as const,
        told: 1,
      })),
    ),
  'a workbook with macros': () =>
    workbookOf(sheetOf(rowOf(columns) + rowOf(['Beds', 'Wards', '', 'Active'])), {
      'xl/vbaProject.bin': 'Sub Auto_Open()',
    }),
  'a workbook with formulas': () =>
    workbookOf(sheetOf(`${rowOf(columns)}<row><c><f>WEBSERVICE("http://x")</f><v>1</v></c></row>`)),
  'a workbook that asks for files': () =>
    workbookOf(
      sheetOf(rowOf(columns), '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>').replace(
        '</sheetData>',
        `${rowOf(['&e;', '&e;', '', 'Active'])}</sheetData>`,
      ),
    ),
  'a workbook that laughs': () =>
    workbookOf(sheetOf(rowOf(columns) + rowOf(['&j;', '&j;', '', 'Active']), laughs)),
  'a workbook with signs that are none': () =>
    workbookOf(
      sheetOf(
        [
          columns,
          ...['_x0000_', '_xD800_', '&#0;', '&#xD800;', '_xD83D_x_x0000_'].flatMap((sign) => [
            [`Beds ${sign}`, 'Wards', '', 'Active'],
            ['', `Wards ${sign}`, '', `${sign} none`],
          ]),
        ]
          .map(rowOf)
          .join(''),
      ),
    ),
  'a cell in the last corner': () =>
    workbookOf(sheetOf(`${rowOf(columns)}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`)),
  'a number of a string that is not there': () =>
    workbookOf(sheetOf(`<row><c t="s"><v>99999999</v></c></row>`), {
      'xl/sharedStrings.xml': '<sst count="4294967295" uniqueCount="4294967295"></sst>',
    }),
  'a sheet that breaks off': () => workbookOf(sheetOf(rowOf(columns)).slice(0, -60)),
  'a sheet of noise': () => workbookOf(randomBytes(50_000).toString('latin1')),
  'a million rows without a cell': () => workbookOf(sheetOf('<row/>'.repeat(1_000_000))),
  'ten million cells in two megabytes': () => crowdedWorkbook(1_000),
  'five hundred sheets': () => manySheets(500),
};

/** Files that somebody might send to do harm, or by mistake; each is made when it is needed. */
export const hostileSheets: Readonly<Record<string, () => Buffer>> = { ...texts, ...workbooks };
