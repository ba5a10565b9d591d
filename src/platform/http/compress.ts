import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this, the header of a compressed body costs more than it saves. */
const WORTH_COMPRESSING_BYTES = 1024;

/** Quality 4 is where brotli still beats gzip in size at about its cost. */
const BROTLI_QUALITY = 4;

/** Nearly all answers fit in; a larger window has to be cleared for each of them. */
const BROTLI_WINDOW_BITS = 18;

/** Up to here, handing the work to another thread takes longer than the work. */
const AT_ONCE_BYTES = 64 * 1024;

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding the caller takes, or none where compressing is not worth it. */
export function chooseEncoding(acceptEncoding: string | undefined, bytes: number): Encoding {
  if (bytes < WORTH_COMPRESSING_BYTES || !acceptEncoding) return 'identity';
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity';
}

const brotliOptions = ({ length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

export function compress(body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  const isSmall = body.length <= AT_ONCE_BYTES;
  if (encoding === 'br') {
    const options = brotliOptions(body);
    return isSmall ? brotliCompressSync(body, options) : brotli(body, options);
  }
  if (encoding === 'gzip') return isSmall ? gzipSync(body) : gzipped(body);
  return body;
}
