import { brotliDecompressSync, gunzipSync, inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  type CompressedBeginning,
  compressBeginning,
  endingOf,
  LONGEST_ENDING,
} from './compressed-beginning.ts';

const beginnings = {
  nothing: '',
  'a word': 'x',
  'what repeats itself': 'Theatre nurse, Kuwait. '.repeat(3_000),
  'what does not': Buffer.from(Array.from({ length: 70_000 }, (_, n) => (n * 7919) % 251)),
};

const endings = ['7', '"a number"}\n\n', 'ممرضة', 'y'.repeat(LONGEST_ENDING)];

const wholeOf = (beginning: CompressedBeginning, ending: Buffer) =>
  Buffer.from(beginning.bytes + endingOf(beginning, ending.toString('latin1')), 'latin1');

describe.each([
  ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
] as const)('%s', (encoding, unpack) => {
  test.each(Object.entries(beginnings))('%s is ended with anything', async (_name, beginning) => {
    const plain = Buffer.from(beginning);
    const compressed = await compressBeginning(plain, encoding);
    for (const ending of endings.map((each) => Buffer.from(each))) {
      const whole = wholeOf(compressed, ending);
      expect(unpack(whole).equals(Buffer.concat([plain, ending]))).toBe(true);
      // The ending is uncompressed and framed by a few bytes.
      expect(whole.length).toBeLessThanOrEqual(compressed.bytes.length + ending.length + 13);
    }
  });

  test('what repeats itself takes little room', async () => {
    const plain = Buffer.from(beginnings['what repeats itself']);
    const { bytes } = await compressBeginning(plain, encoding);
    expect(bytes.length).toBeLessThan(plain.length / 20);
  });
});

test('gzip is one member, which every reader takes to its end', async () => {
  const compressed = await compressBeginning(Buffer.from('a'.repeat(500)), 'gzip');
  const whole = wholeOf(compressed, Buffer.from('b'));
  const HEADER_BYTES = 10;
  const read = inflateRawSync(whole.subarray(HEADER_BYTES), { info: true }) as unknown as {
    readonly buffer: Buffer;
    readonly engine: { readonly bytesWritten: number };
  };
  expect(read.buffer.toString()).toBe(`${'a'.repeat(500)}b`);
  expect(HEADER_BYTES + read.engine.bytesWritten + 8).toBe(whole.length);
});
