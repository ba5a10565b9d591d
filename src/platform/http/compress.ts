import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';
import { weighedNames } from './weighed-names.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this, the header of a compressed body costs more than it saves. */
const WORTH_COMPRESSING_BYTES = 1024;

/** Half the work of quality 4 for a sixth more bytes. */
const QUICK_QUALITY = 1;

/** Smaller than gzip's best, at about twice its cost. */
export const GOOD_QUALITY = 5;

/** Nearly all answers fit in; a larger window has to be cleared for each of them. */
const BROTLI_WINDOW_BITS = 18;

export type Encoding = 'br' | 'gzip' | 'identity';

const withoutRefused = (names: string) =>
  weighedNames(names)
    .filter(({ weight }) => weight > 0)
    .map(({ name }) => name)
    .join();

/** The best encoding the caller takes, or none where compressing is not worth it. */
export function chooseEncoding(acceptEncoding: string | undefined, bytes: number): Encoding {
  if (bytes < WORTH_COMPRESSING_BYTES || !acceptEncoding) return 'identity';
  const taken = acceptEncoding.includes('q=') ? withoutRefused(acceptEncoding) : acceptEncoding;
  if (/\bbr\b/.test(taken)) return 'br';
  return /\bgzip\b/.test(taken) ? 'gzip' : 'identity';
}

export const brotliOptions = (quality: number, { length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

/** For an answer that perhaps nobody asks for again: less time than another thread takes to begin. */
export function compressQuickly(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, brotliOptions(QUICK_QUALITY, body));
  return encoding === 'gzip' ? gzipSync(body, { level: QUICK_QUALITY }) : body;
}

/** For an answer that is asked for again and again, beside the work. */
export async function compressWell(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(body, brotliOptions(GOOD_QUALITY, body));
  return encoding === 'gzip' ? gzipped(body) : body;
}

/** What was compressed with brotli. */
export const unpack = (bytes: Buffer): Buffer => brotliDecompressSync(bytes);
