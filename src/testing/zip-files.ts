import { crc32 } from 'node:zlib';

export type ZipEntry = { readonly name: string; readonly content: Buffer };

const VERSION = 20;
/** Bit 11: names are UTF-8. */
const UTF8_NAMES = 0x0800;
/** 1 January 1980: files have no real date. */
const NO_DATE = 0x0021;

/** The fields that a file's header and its directory entry have in common. */
function factsOf({ name, content }: ZipEntry): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(UTF8_NAMES, 2);
  facts.writeUInt16LE(NO_DATE, 8);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(Buffer.byteLength(name), 22);
  return facts;
}

function directoryLine(entry: ZipEntry, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([VERSION, 0]),
    factsOf(entry),
    rest,
    Buffer.from(entry.name),
  ]);
}

function endOfDirectory(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/**
 * A zip archive of a few small files, stored without compression, which would save little for a person's data and cost
 * a dependency.
 */
export function zipFiles(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    directory.push(directoryLine(entry, offset));
    const file = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      factsOf(entry),
      Buffer.from(entry.name),
      entry.content,
    ]);
    files.push(file);
    offset += file.length;
  }
  const lines = Buffer.concat(directory);
  return Buffer.concat([...files, lines, endOfDirectory(entries.length, lines.length, offset)]);
}
