/** The part of the tar format that a backup needs: plain files, with names of any length. */
const BLOCK_BYTES = 512;
const LONGEST_PLAIN_NAME_BYTES = 100;
const LARGEST_PLAIN_SIZE = 0o77777777777;

export const endOfTar = Buffer.alloc(2 * BLOCK_BYTES);

export type TarHeader = { readonly name: string; readonly size: number; readonly type: string };

export const paddingOf = (size: number) => (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;

/** The header of a file, preceded by a pax header (POSIX) when the name or size does not fit. */
export function encodeHeader(name: string, size: number): Buffer {
  const isPlain = Buffer.byteLength(name) <= LONGEST_PLAIN_NAME_BYTES && size <= LARGEST_PLAIN_SIZE;
  if (isPlain) return block(name, size, '0');
  const records = Buffer.from(paxRecord('path', name) + paxRecord('size', `${size}`));
  return Buffer.concat([
    block('pax-header', records.length, 'x'),
    records,
    Buffer.alloc(paddingOf(records.length)),
    block('see-pax-header', Math.min(size, LARGEST_PLAIN_SIZE), '0'),
  ]);
}

function block(name: string, size: number, type: string): Buffer {
  const header = Buffer.alloc(BLOCK_BYTES);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write(type, 156);
  header.write('ustar\x0000', 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** A pax record starts with its own length, which includes the digits of that length. */
function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const restBytes = Buffer.byteLength(rest);
  const guess = restBytes + `${restBytes}`.length;
  return `${restBytes + `${guess}`.length}${rest}`;
}

/** Decodes a header; undefined for the empty block that ends an archive. */
export function decodeHeader(header: Buffer): TarHeader | undefined {
  if (header.every((byte) => byte === 0)) return undefined;
  if (checksumOf(header) !== Number.parseInt(header.toString('latin1', 148, 156), 8)) {
    throw new Error('an entry has a damaged header');
  }
  return {
    name: header.toString('utf8', 0, 100).split('\0', 1).join(),
    size: Number.parseInt(header.toString('latin1', 124, 136), 8),
    type: header.toString('latin1', 156, 157),
  };
}

export function decodePax(records: Buffer): Partial<Pick<TarHeader, 'name' | 'size'>> {
  const text = records.toString('utf8');
  const path = /^\d+ path=([^\n]*)\n/m.exec(text)?.[1];
  const size = /^\d+ size=(\d+)\n/m.exec(text)?.[1];
  return { ...(path && { name: path }), ...(size && { size: Number(size) }) };
}

/** The sum of the header's bytes, with the checksum field itself counted as spaces. */
function checksumOf(header: Buffer): number {
  let sum = 8 * 0x20;
  for (let i = 0; i < BLOCK_BYTES; i++) if (i < 148 || i >= 156) sum += header[i] ?? 0;
  return sum;
}
