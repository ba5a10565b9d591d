import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';
import { brotliOptions, type Encoding, GOOD_QUALITY } from './compress.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Bytes as a string with one character per byte (latin1). Node sends such a string in one piece with the headers of the
 * response; a Buffer goes out separately.
 */
export type ByteText = string;

type Compression = Exclude<Encoding, 'identity'>;

/**
 * A compressed beginning that many bodies share. Each body appends its own ending uncompressed, which both formats
 * allow, so nothing is compressed again for bodies that differ only in their last bytes.
 */
export type CompressedBeginning = {
  readonly encoding: Compression;
  readonly bytes: ByteText;
  /** The length and checksum of the uncompressed bytes. */
  readonly plainLength: number;
  readonly plainSum: number;
};

/** The most that one uncompressed block holds. */
export const LONGEST_ENDING = 65_535;

export async function compressBeginning(
  plain: Buffer,
  encoding: Compression,
): Promise<CompressedBeginning> {
  const bytes =
    encoding === 'br'
      ? await brotli(plain, {
          ...brotliOptions(GOOD_QUALITY, plain),
          finishFlush: constants.BROTLI_OPERATION_FLUSH,
        })
      : await gzipped(plain, { finishFlush: constants.Z_SYNC_FLUSH });
  const facts = { plainLength: plain.length, plainSum: crc32(plain) };
  return { encoding, bytes: bytes.toString('latin1'), ...facts };
}

/** The bytes that complete a body: the ending uncompressed, framed as the format requires. */
export function endingOf(beginning: CompressedBeginning, plain: ByteText): ByteText {
  return beginning.encoding === 'br' ? brotliEnding(plain) : gzipEnding(beginning, plain);
}

const shortOf = (value: number) => String.fromCharCode(value & 0xff, (value >>> 8) & 0xff);

const longOf = (value: number) => shortOf(value) + shortOf(value >>> 16);

/** A block header: not the last block, and a length in four nibbles. */
const BROTLI_LENGTH_FROM_BIT = 3;
const BROTLI_AS_IS = 1 << 19;
/** An empty last block. */
const BROTLI_END = '\x03';

/** Three bytes precede uncompressed data (RFC 7932, 9.2). */
function brotliEnding(plain: ByteText): ByteText {
  const head = ((plain.length - 1) << BROTLI_LENGTH_FROM_BIT) | BROTLI_AS_IS;
  return shortOf(head) + String.fromCharCode(head >>> 16) + plain + BROTLI_END;
}

/** The header of a last, uncompressed block. */
const DEFLATE_LAST_AS_IS = '\x01';

/** The block is defined in RFC 1951, 3.2.4, the checksum and length after it in RFC 1952, 2.3. */
function gzipEnding({ plainLength, plainSum }: CompressedBeginning, plain: ByteText): ByteText {
  const { length } = plain;
  const sum = crc32(Buffer.from(plain, 'latin1'), plainSum);
  const block = DEFLATE_LAST_AS_IS + shortOf(length) + shortOf(~length) + plain;
  return block + longOf(sum) + longOf(plainLength + length);
}
