import { inflateRawSync } from 'node:zlib';

/** Reads the files of an archive by its directory, as programs do. */
export function unzipFiles(zip: Buffer): readonly { name: string; content: Buffer }[] {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const offset = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    const stored = zip.subarray(start, start + size);
    at += 46 + nameLength + extraLength;
    return { name, content: method === 0 ? stored : inflateRawSync(stored) };
  });
}
