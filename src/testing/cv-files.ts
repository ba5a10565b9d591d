import { deflateRawSync } from 'node:zlib';
import { type ZipEntry, zipFiles } from './zip-files.ts';

const ascii = (text: string) => Buffer.from(text, 'latin1');

/** A minimal PDF page with some text, optionally with additions to its catalog and further objects. */
export function makePdf(
  words = 'Curriculum vitae',
  catalog = '',
  more: readonly string[] = [],
): Buffer {
  const stream = `BT /F1 24 Tf 72 720 Td (${words}) Tj ET`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  ];
  let body = '%PDF-1.4\n';
  const offsets: number[] = [];
  objects.forEach((object, position) => {
    offsets.push(body.length);
    body += `${position + 1} 0 obj\n${object}\nendobj\n`;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return ascii(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`);
}

const document: ZipEntry = {
  name: 'word/document.xml',
  content: Buffer.from(
    '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Curriculum vitae</w:t></w:r></w:p></w:body></w:document>',
  ),
};

const contentTypes: ZipEntry = { name: '[Content_Types].xml', content: Buffer.from('<Types/>') };

export function makeDocx(more: readonly ZipEntry[] = [], own: ZipEntry | null = document): Buffer {
  return zipFiles([contentTypes, ...(own ? [own] : []), ...more]);
}

type PackedFile = { readonly name: string; readonly content: Buffer; readonly claims?: number };

/** A zip archive with compressed files. It can lie about their uncompressed size. */
export function makePackedZip(files: readonly PackedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims = content.length } of files) {
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claims, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(ascii('PK\x01\x02\x14\0'), facts, rest, Buffer.from(name));
    const part = Buffer.concat([ascii('PK\x03\x04'), facts, Buffer.from(name), packed]);
    parts.push(part);
    offset += part.length;
  }
  const lines = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(lines.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, lines, end]);
}

function compoundEntry(name: string): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  return entry;
}

const SECTOR = 512;
const SECTORS_PER_TABLE = SECTOR / 4;

/** A compound file (the format of old Office documents) with streams of these names. */
export function makeCompoundFile(names: readonly string[]): Buffer {
  const entries = Buffer.concat(['Root Entry', ...names].map(compoundEntry));
  const sectors = Math.ceil(entries.length / SECTOR);
  // The sector tables come first and also describe the sectors that they occupy.
  const tables = Math.ceil(sectors / (SECTORS_PER_TABLE - 1));
  const header = Buffer.alloc(SECTOR);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tables, 44);
  header.writeUInt32LE(tables, 48);
  header.fill(0xff, 76);
  const table = Buffer.alloc(SECTOR * tables, 0xff);
  for (let number = 0; number < tables; number += 1) {
    header.writeUInt32LE(number, 76 + number * 4);
    table.writeUInt32LE(0xfffffffd, number * 4);
  }
  for (let number = 1; number <= sectors; number += 1) {
    const sector = tables + number - 1;
    table.writeUInt32LE(number === sectors ? 0xfffffffe : sector + 1, sector * 4);
  }
  const directory = Buffer.alloc(sectors * SECTOR);
  entries.copy(directory);
  return Buffer.concat([header, table, directory]);
}

export const makeDoc = () => makeCompoundFile(['WordDocument', '1Table', 'Data']);

type Fields = Readonly<Record<string, string | number>>;

/** The body of an application: a form with a file. */
export function applicationForm(
  fields: Fields,
  cv: { readonly content: Buffer; readonly name?: string } | null = { content: makePdf() },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  if (cv) form.set('cv', new Blob([new Uint8Array(cv.content)]), cv.name ?? 'cv.pdf');
  return form;
}
