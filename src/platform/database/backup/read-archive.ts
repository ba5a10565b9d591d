import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { decodeHeader, decodePax, paddingOf, type TarHeader } from './tar.ts';

export type ArchiveEntry = {
  readonly name: string;
  readonly size: number;
  /** Has to be read to its end before the next entry is requested. */
  readonly content: AsyncIterable<Buffer>;
};

const HEADER_BYTES = 512;

/** Yields the entries of a gzipped tar file one after the other, in constant memory. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const unpacked = createGunzip();
  // Errors surface in the iteration below.
  pipeline(createReadStream(file), unpacked, () => {});
  const bytes = byteReader(unpacked);
  let extended: Partial<TarHeader> = {};
  for (;;) {
    const header = decodeHeader(await collect(bytes(HEADER_BYTES)));
    if (!header) break;
    const { name, size } = { ...header, ...extended };
    if (header.type === 'x') {
      extended = decodePax(await collect(bytes(size)));
    } else {
      extended = {};
      yield { name, size, content: bytes(size) };
    }
    await collect(bytes(paddingOf(size)));
  }
  // Reads to the end, where gzip keeps the checksum of the whole file.
  for await (const _ of unpacked);
}

export async function collect(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

/** Cuts a stream into pieces of the requested sizes. */
function byteReader(stream: AsyncIterable<Buffer>): (count: number) => AsyncGenerator<Buffer> {
  const source = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async function* take(count) {
    let missing = count;
    while (missing > 0) {
      if (rest.length === 0) {
        const next = await source.next();
        if (next.done) throw new Error('the file ends too early');
        rest = next.value;
      }
      const part = rest.subarray(0, missing);
      rest = rest.subarray(part.length);
      missing -= part.length;
      yield part;
    }
  };
}
