import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this, the header of a compressed body costs more than it saves. */
const WORTH_COMPRESSING_BYTES = 1024;

/** Quality 4 is where brotli still beats gzip in size at about its cost. */
const BROTLI_QUALITY = 4;

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding the caller takes, or none where compressing is not worth it. */
export function chooseEncoding(acceptEncoding: string | undefined, bytes: number): Encoding {
  if (bytes < WORTH_COMPRESSING_BYTES || !acceptEncoding) return 'identity';
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity';
}

export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  }
  return encoding === 'gzip' ? gzipped(body) : body;
}
