import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { findCompoundNames, isCompoundFile } from './compound-file.ts';
import { isHarmlessLinkField } from './harmless-link.ts';
import { isPartOfDocument, isPlainPart } from './plain-docx.ts';
import { isPlainPdf } from './plain-pdf.ts';
import { findZipFiles, isHarmlessZip, type ZipFile } from './zip-directory.ts';

/** Documents people write letters in. */
export const documentKinds = ['pdf', 'doc', 'docx'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** What a file is, or that it holds more than a letter needs; undefined when it is not a document at all. */
export type FoundDocument = DocumentKind | 'unsafe' | undefined;

const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;
/** What every zip archive holds: a file, a line about it, an end. */
const zipMarks = ['PK\x03\x04', 'PK\x01\x02', 'PK\x05\x06'].map((mark) => Buffer.from(mark));
const LONGEST_TAIL = 1024;
/** A letter's words; much more is meant to hurt whoever opens it. */
const MOST_PART_BYTES = 10_000_000;

const inflate = promisify(inflateRaw);

/** Begins and ends as such a file does, and is not an archive at the same time. */
function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return false;
  const tail = bytes.subarray(-LONGEST_TAIL).toString('latin1');
  return tail.includes('%%EOF') && !zipMarks.every((mark) => bytes.includes(mark));
}

/** Programs and other files inside, as old Word keeps them. */
const refusedStorages = new Set([
  'macros',
  '_vba_project_cur',
  'vba',
  '_vba_project',
  'objectpool',
]);

const FIELD = '\x13';
/** Where its code ends, because a field begins in it, what it showed last does, or it is over. */
const endsOfCode = [FIELD, '\x14', '\x15'];
const LONGEST_CODE = 5000;

/** Fields that ask another program, or fetch what they show. */
const refusedFields = ['DDE', 'INCLUDE', 'IMPORT', 'LINK', 'EMBED', 'DATABASE', 'MACROBUTTON'];

/** What a field says; a letter takes one byte or two, and spaces before it are as many as one likes. */
function codeOfField(text: string, at: number): string {
  let begin = at + 1;
  while (/[\0\s]/.test(text.charAt(begin))) begin += 1;
  const isWide = text.charAt(at + 1) === '\0';
  const bytes = Buffer.from(text.slice(begin, begin + LONGEST_CODE), 'latin1');
  const words = isWide ? bytes.toString('utf16le') : bytes.toString('latin1');
  return endsOfCode.reduce((code, end) => code.split(end, 1)[0] ?? '', words).toUpperCase();
}

function isRefusedField(code: string): boolean {
  const [, words] = /^HYPERLINK(.*)/s.exec(code) ?? [];
  if (words !== undefined) return !isHarmlessLinkField(words);
  return refusedFields.some((field) => code.startsWith(field));
}

function hasRefusedField(text: string): boolean {
  for (let at = text.indexOf(FIELD); at >= 0; at = text.indexOf(FIELD, at + 1)) {
    if (isRefusedField(codeOfField(text, at))) return true;
  }
  return false;
}

/** Old Word and Excel files look alike; the streams inside tell. */
function findDoc(bytes: Buffer): FoundDocument {
  const names = findCompoundNames(bytes);
  if (!names?.includes('WordDocument')) return undefined;
  const isUnsafe = names.some((name) => refusedStorages.has(name.toLowerCase()));
  return isUnsafe || hasRefusedField(bytes.toString('latin1')) ? 'unsafe' : 'doc';
}

function hasOddName({ name }: ZipFile): boolean {
  return name.startsWith('/') || /(^|[\\/])\.\.([\\/]|$)|[\\\0:]/.test(name);
}

/** A file of the archive; undefined when it is not what the directory promises. */
async function unpack(bytes: Buffer, file: ZipFile): Promise<Buffer | undefined> {
  const { offset, packedBytes, unpackedBytes, method, name } = file;
  if (unpackedBytes > MOST_PART_BYTES) return undefined;
  if (offset + LOCAL_HEADER_BYTES > bytes.length) return undefined;
  if (bytes.readUInt32LE(offset) !== LOCAL_HEADER) return undefined;
  const nameBytes = bytes.readUInt16LE(offset + 26);
  const nameAt = offset + LOCAL_HEADER_BYTES;
  if (bytes.toString('utf8', nameAt, nameAt + nameBytes) !== name) return undefined;
  const start = nameAt + nameBytes + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(start, start + packedBytes);
  if (method === 0) return packed;
  if (method !== 8) return undefined;
  try {
    // More than promised is a lie; the limit ends it before it costs anything.
    return await inflate(packed, { maxOutputLength: Math.max(unpackedBytes, 1) });
  } catch {
    return undefined;
  }
}

async function findDocx(bytes: Buffer): Promise<FoundDocument> {
  if (bytes.length < LOCAL_HEADER_BYTES || bytes.readUInt32LE(0) !== LOCAL_HEADER) return undefined;
  const files = findZipFiles(bytes);
  if (!files || !isHarmlessZip(bytes)) return undefined;
  if (files.some((file) => file.isEncrypted || hasOddName(file))) return undefined;
  if (new Set(files.map(({ name }) => name.toLowerCase())).size < files.length) return undefined;
  if (!files.some(({ name }) => name === '[Content_Types].xml')) return undefined;
  const document = files.find(({ name }) => name === 'word/document.xml');
  const words = document && (await unpack(bytes, document));
  if (!words || !/<(\w{1,20}:)?document[\s>]/.test(words.toString('utf8'))) return undefined;
  if (!files.every(isPartOfDocument)) return 'unsafe';
  for (const file of files) {
    const content = await unpack(bytes, file);
    if (!content || !isPlainPart(file.name, content)) return 'unsafe';
  }
  return 'docx';
}

/** What kind of document it is, by its content: its name proves nothing. Runs in its own process. */
export async function findDocument(bytes: Buffer): Promise<FoundDocument> {
  if (isPdf(bytes)) return isPlainPdf(bytes) ? 'pdf' : 'unsafe';
  return isCompoundFile(bytes) ? findDoc(bytes) : findDocx(bytes);
}

/** What they are called on the way. */
export const documentTypes: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
