import { randomBytes } from 'node:crypto';
import { constants, deflateRawSync } from 'node:zlib';
import { type ZipEntry, zipFiles } from './zip-files.ts';

type Part = {
  readonly name: string;
  /** The bytes as stored in the archive. */
  readonly packed: Buffer;
  readonly method: 0 | 8;
  /** The uncompressed size that the archive claims, true or not. */
  readonly told: number;
  readonly flags?: number;
};

function factsOf({ name, packed, method, told, flags = 0 }: Part): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(flags, 2);
  facts.writeUInt16LE(method, 4);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(told, 18);
  facts.writeUInt16LE(Buffer.byteLength(name), 22);
  return facts;
}

/** An archive that can claim anything about itself. */
export function archiveOf(parts: readonly Part[], count = parts.length): Buffer {
  const files: Buffer[] = [];
  const lines: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const name = Buffer.from(part.name);
    lines.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), factsOf(part), rest, name);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), factsOf(part), name, part.packed]);
    files.push(file);
    offset += file.length;
  }
  const directory = Buffer.concat(lines);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count & 0xffff, 8);
  end.writeUInt16LE(count & 0xffff, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, directory, end]);
}

const MEGABYTE = 1024 * 1024;
/** The end of a deflate stream: a final empty block. */
const END_OF_STREAM = Buffer.from([3, 0]);

/** Compresses a part of a deflate stream. */
const pack = (content: Buffer) =>
  deflateRawSync(content, { level: 9, finishFlush: constants.Z_FULL_FLUSH });

/** Repeats one compressed megabyte, because compressing hundreds of them takes seconds. */
function packedZeros(megabytes: number): Buffer {
  const one = pack(Buffer.alloc(MEGABYTE));
  return Buffer.concat([...Array.from({ length: megabytes }, () => one), END_OF_STREAM]);
}

/** Zeros that uncompress to this many megabytes, with the size that the archive claims. */
export function bombOf(megabytes: number, told = megabytes * MEGABYTE): Buffer {
  const packed = packedZeros(megabytes);
  return archiveOf([{ name: SHEET, packed, method: 8, told }]);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const links = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const textEntry = (name: string, text: string): ZipEntry => ({ name, content: Buffer.from(text) });

/** The other files of a workbook with one sheet. */
function entriesAround(): ZipEntry[] {
  return [
    textEntry(
      '[Content_Types].xml',
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`,
    ),
    textEntry(
      '_rels/.rels',
      `${XML}<Relationships xmlns="${links}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    textEntry(
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    textEntry(
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${links}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
  ];
}

const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook whose only sheet contains this XML, optionally with further files. */
export function workbookOf(sheet: string, more: Readonly<Record<string, string>> = {}): Buffer {
  const beside = Object.entries(more).map(([name, text]) => textEntry(name, text));
  return zipFiles([...entriesAround(), textEntry(SHEET, sheet), ...beside]);
}

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

export const rowOf = (cells: readonly string[]) => `<row>${cells.map(cell).join('')}</row>`;

export const sheetOf = (rows: string, before = '') =>
  `${XML}${before}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;

/** Two megabytes that are honest about their size: this many times a hundred rows of a hundred cells. */
export function crowdedWorkbook(times: number): Buffer {
  const rows = Buffer.from(`<row>${'<c><v>1</v></c>'.repeat(100)}</row>`.repeat(100));
  const [before = '', after = ''] = sheetOf('|').split('|');
  const row = pack(rows);
  const packed = Buffer.concat([
    pack(Buffer.from(before)),
    ...Array.from({ length: times }, () => row),
    pack(Buffer.from(after)),
    END_OF_STREAM,
  ]);
  const told = before.length + after.length + rows.length * times;
  const stored = ({ name, content }: ZipEntry) =>
    ({ name, packed: content, method: 0, told: content.length }) as const;
  return archiveOf([
    ...entriesAround().map(stored),
    { name: SHEET, packed, method: 8, told },
    // Random data, so that the compression ratio stays unsuspicious.
    stored({ name: 'xl/media/noise.bin', content: randomBytes(2_000_000) }),
  ]);
}
