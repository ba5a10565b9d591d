import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import { findZipFiles, isWithinZipLimits, type ZipFile } from './zip-directory.ts';

const LOCAL_HEADER = 0x04034b50;
const HEADER_LENGTH = 30;
/** Bit 3: the sizes follow the data. */
const SIZES_FOLLOW = 0x08;
const STORED = 0;
const DEFLATED = 8;

/** The compressed bytes of a file, if its own header agrees with the directory. */
function findPacked(bytes: Buffer, file: ZipFile): Buffer | undefined {
  const { offset, method, packedBytes, unpackedBytes } = file;
  if (offset + HEADER_LENGTH > bytes.length) return undefined;
  if (bytes.readUInt32LE(offset) !== LOCAL_HEADER) return undefined;
  const sizesFollow = (bytes.readUInt16LE(offset + 6) & SIZES_FOLLOW) !== 0;
  const told = [bytes.readUInt32LE(offset + 18), bytes.readUInt32LE(offset + 22)];
  const agrees = told[0] === packedBytes && told[1] === unpackedBytes;
  if (bytes.readUInt16LE(offset + 8) !== method || !(agrees || sizesFollow)) return undefined;
  const names = bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const start = offset + HEADER_LENGTH + names;
  return start + packedBytes <= bytes.length
    ? bytes.subarray(start, start + packedBytes)
    : undefined;
}

/** Inspects each unpacked piece; returning false stops unpacking. */
export type Inspect = (piece: Uint8Array) => boolean;

/** Unpacks piece by piece, keeping nothing; false as soon as there is more than declared. */
async function staysWithinDeclaredSize(
  packed: Buffer,
  mostBytes: number,
  inspect: Inspect,
): Promise<boolean> {
  let unpacked = 0;
  try {
    await pipeline(Readable.from([packed]), createInflateRaw(), async (pieces) => {
      for await (const piece of pieces as AsyncIterable<Buffer>) {
        unpacked += piece.length;
        if (unpacked > mostBytes || !inspect(piece)) throw new Error('More than was told');
      }
    });
    return true;
  } catch {
    return false;
  }
}

async function isAsDeclared(bytes: Buffer, file: ZipFile, inspect: Inspect): Promise<boolean> {
  const packed = file.isEncrypted ? undefined : findPacked(bytes, file);
  if (!packed) return false;
  if (file.method === STORED) return file.packedBytes === file.unpackedBytes && inspect(packed);
  return file.method === DEFLATED && staysWithinDeclaredSize(packed, file.unpackedBytes, inspect);
}

/**
 * Whether a zip archive may be passed to a library that unpacks all of it: its directory is within limits, and every
 * file in it is as declared. A bomb that lies about its size is unpacked here, in pieces that are discarded at once.
 */
export async function unpacksAsDeclared(
  bytes: Buffer,
  inspect: Inspect = () => true,
): Promise<boolean> {
  if (!isWithinZipLimits(bytes)) return false;
  for (const file of findZipFiles(bytes) ?? []) {
    if (!(await isAsDeclared(bytes, file, inspect))) return false;
  }
  return true;
}
