import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';
import { brotliOptions, type Encoding, GOOD_QUALITY } from './compress.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Bytes written as a text of one letter for each (latin1). A server sends such a text together with the head of its
 * answer, in one piece; a buffer goes out beside it.
 */
export type ByteText = string;

type Compression = Exclude<Encoding, 'identity'>;

/**
 * What many bodies begin with, compressed once. Each is ended with bytes of its own, which both formats take
 * as they are: nothing is compressed again for a body that differs in its last few.
 */
export type CompressedBeginning = {
  readonly encoding: Compression;
  readonly bytes: ByteText;
  /** Those of the uncompressed bytes. */
  readonly plainLength: number;
  readonly plainSum: number;
};

/** One block holds no more as it is. */
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

/** What makes a whole body of a beginning: these bytes as they are, and what the format wants around them. */
export function endingOf(beginning: CompressedBeginning, plain: ByteText): ByteText {
  return beginning.encoding === 'br' ? brotliEnding(plain) : gzipEnding(beginning, plain);
}

const shortOf = (value: number) => String.fromCharCode(value & 0xff, (value >>> 8) & 0xff);

const longOf = (value: number) => shortOf(value) + shortOf(value >>> 16);

/** Not the last block, and its length in four times four bits. */
const BROTLI_LENGTH_FROM_BIT = 3;
const BROTLI_AS_IS = 1 << 19;
/** A last block without anything in it. */
const BROTLI_END = '\x03';

/** RFC 7932, 9.2: three bytes before what is not compressed. */
function brotliEnding(plain: ByteText): ByteText {
  const head = ((plain.length - 1) << BROTLI_LENGTH_FROM_BIT) | BROTLI_AS_IS;
  return shortOf(head) + String.fromCharCode(head >>> 16) + plain + BROTLI_END;
}

/** The last block, not compressed. */
const DEFLATE_LAST_AS_IS = '\x01';

/** RFC 1951, 3.2.4 for the block, RFC 1952, 2.3 for the sum and the length behind it. */
function gzipEnding({ plainLength, plainSum }: CompressedBeginning, plain: ByteText): ByteText {
  const { length } = plain;
  const sum = crc32(Buffer.from(plain, 'latin1'), plainSum);
  const block = DEFLATE_LAST_AS_IS + shortOf(length) + shortOf(~length) + plain;
  return block + longOf(sum) + longOf(plainLength + length);
}
