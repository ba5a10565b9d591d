import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { findCompoundNames, isCompoundFile } from './compound-file.ts';
import { findZipFiles, isHarmlessZip, type ZipFile } from './zip-directory.ts';

/** Documents people write letters in. */
export const documentKinds = ['pdf', 'doc', 'docx'] as const;

export type DocumentKind = (typeof documentKinds)[number];

const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;
/** What every zip archive holds: a file, a line about it, an end. */
const zipMarks = ['PK\x03\x04', 'PK\x01\x02', 'PK\x05\x06'].map((mark) => Buffer.from(mark));
const LONGEST_TAIL = 1024;
/** A letter's words; much more is meant to hurt whoever opens it. */
const MOST_DOCUMENT_BYTES = 30_000_000;

const inflate = promisify(inflateRaw);

/** Begins and ends as such a file does, and is not an archive at the same time. */
function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return false;
  const tail = bytes.subarray(-LONGEST_TAIL).toString('latin1');
  return tail.includes('%%EOF') && !zipMarks.every((mark) => bytes.includes(mark));
}

const macroStorages = new Set(['Macros', '_VBA_PROJECT_CUR', 'VBA', '_VBA_PROJECT']);

/** Old Word and Excel files look alike; the streams inside tell. Programs have no place in a letter. */
function isDoc(bytes: Buffer): boolean {
  const names = findCompoundNames(bytes) ?? [];
  return names.includes('WordDocument') && !names.some((name) => macroStorages.has(name));
}

function hasOddName({ name }: ZipFile): boolean {
  return name.startsWith('/') || /(^|[\\/])\.\.([\\/]|$)|[\\\0:]/.test(name);
}

function isMacro({ name }: ZipFile): boolean {
  return /vbaProject\.bin$|vbaData\.xml$/i.test(name);
}

/** The words of the document themselves; undefined when they are not what the directory promises. */
async function unpack(bytes: Buffer, file: ZipFile): Promise<string | undefined> {
  const { offset, packedBytes, unpackedBytes, method, name } = file;
  if (unpackedBytes > MOST_DOCUMENT_BYTES) return undefined;
  if (offset + LOCAL_HEADER_BYTES > bytes.length) return undefined;
  if (bytes.readUInt32LE(offset) !== LOCAL_HEADER) return undefined;
  const nameBytes = bytes.readUInt16LE(offset + 26);
  const nameAt = offset + LOCAL_HEADER_BYTES;
  if (bytes.toString('utf8', nameAt, nameAt + nameBytes) !== name) return undefined;
  const start = nameAt + nameBytes + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(start, start + packedBytes);
  if (method === 0) return packed.toString('utf8');
  if (method !== 8) return undefined;
  try {
    // More than promised is a lie; the limit ends it before it costs anything.
    const content = await inflate(packed, { maxOutputLength: Math.max(unpackedBytes, 1) });
    return content.toString('utf8');
  } catch {
    return undefined;
  }
}

async function isDocx(bytes: Buffer): Promise<boolean> {
  if (bytes.length < LOCAL_HEADER_BYTES || bytes.readUInt32LE(0) !== LOCAL_HEADER) return false;
  const files = findZipFiles(bytes);
  if (!files || !isHarmlessZip(bytes)) return false;
  if (files.some((file) => file.isEncrypted || hasOddName(file) || isMacro(file))) return false;
  if (new Set(files.map(({ name }) => name)).size < files.length) return false;
  if (!files.some(({ name }) => name === '[Content_Types].xml')) return false;
  const document = files.find(({ name }) => name === 'word/document.xml');
  const words = document && (await unpack(bytes, document));
  return words !== undefined && /<(\w+:)?document[\s>]/.test(words);
}

/** What a document is by its content; its name says nothing. */
export async function findDocumentKind(bytes: Buffer): Promise<DocumentKind | undefined> {
  if (isPdf(bytes)) return 'pdf';
  if (isCompoundFile(bytes)) return isDoc(bytes) ? 'doc' : undefined;
  return (await isDocx(bytes)) ? 'docx' : undefined;
}
