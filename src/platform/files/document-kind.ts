import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { findCompoundNames, isCompoundFile } from './compound-file.ts';
import { isHarmlessLinkField } from './harmless-link.ts';
import { isPartOfDocument, isPlainPart } from './plain-docx.ts';
import { isPlainPdf } from './plain-pdf.ts';
import { findZipFiles, isWithinZipLimits, type ZipFile } from './zip-directory.ts';

export const documentKinds = ['pdf', 'doc', 'docx'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/**
 * The type of a document, `unsafe` if it contains more than a letter needs, or undefined if it is no document at all.
 */
export type FoundDocument = DocumentKind | 'unsafe' | undefined;

const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;
/** Signatures that every zip archive contains: of a file, of a directory entry and of the end. */
const zipMarks = ['PK\x03\x04', 'PK\x01\x02', 'PK\x05\x06'].map((mark) => Buffer.from(mark));
const LONGEST_TAIL = 1024;
/** The largest part of a letter; a much larger one is an attack. */
const MOST_PART_BYTES = 10_000_000;

const inflate = promisify(inflateRaw);

/** Whether a file begins and ends like a PDF and is not a zip archive at the same time. */
function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return false;
  const tail = bytes.subarray(-LONGEST_TAIL).toString('latin1');
  return tail.includes('%%EOF') && !zipMarks.every((mark) => bytes.includes(mark));
}

/** Storages in which old Word files keep macros and embedded files. */
const refusedStorages = new Set([
  'macros',
  '_vba_project_cur',
  'vba',
  '_vba_project',
  'objectpool',
]);

const FIELD = '\x13';
/** A field's code ends where a nested field begins, where its last result begins, or where the field ends. */
const endsOfCode = [FIELD, '\x14', '\x15'];
const LONGEST_CODE = 5000;

/** Fields that call another program or fetch their content. */
const refusedFields = ['DDE', 'INCLUDE', 'IMPORT', 'LINK', 'EMBED', 'DATABASE', 'MACROBUTTON'];

/** The code of a field. Characters take one byte or two, and any number of spaces may precede them. */
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

/** Old Word and Excel files have the same format; the streams inside tell them apart. */
function findDoc(bytes: Buffer): FoundDocument {
  const names = findCompoundNames(bytes);
  if (!names?.includes('WordDocument')) return undefined;
  const isUnsafe = names.some((name) => refusedStorages.has(name.toLowerCase()));
  return isUnsafe || hasRefusedField(bytes.toString('latin1')) ? 'unsafe' : 'doc';
}

function hasOddName({ name }: ZipFile): boolean {
  return name.startsWith('/') || /(^|[\\/])\.\.([\\/]|$)|[\\\0:]/.test(name);
}

/** Unpacks a file of the archive; undefined if it is not what the directory says. */
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
    // Unpacking stops at the declared size, before a file that lies about it costs anything.
    return await inflate(packed, { maxOutputLength: Math.max(unpackedBytes, 1) });
  } catch {
    return undefined;
  }
}

async function findDocx(bytes: Buffer): Promise<FoundDocument> {
  if (bytes.length < LOCAL_HEADER_BYTES || bytes.readUInt32LE(0) !== LOCAL_HEADER) return undefined;
  const files = findZipFiles(bytes);
  if (!files || !isWithinZipLimits(bytes)) return undefined;
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

/** Detects a document's type by its content, because its name proves nothing. Runs in a child process. */
export async function findDocument(bytes: Buffer): Promise<FoundDocument> {
  if (isPdf(bytes)) return isPlainPdf(bytes) ? 'pdf' : 'unsafe';
  return isCompoundFile(bytes) ? findDoc(bytes) : findDocx(bytes);
}

/** The media types of documents. */
export const documentTypes: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
