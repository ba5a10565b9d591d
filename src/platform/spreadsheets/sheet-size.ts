import type { Inspect } from '#platform/files/unpacks-as-declared.ts';

/** Two hundred thousand rows of ten columns stay below both limits; each tag becomes an object or two. */
const most = { bytes: 150_000_000, tags: 12_000_000 };

const TAG = 0x3c;

function countTags(piece: Uint8Array): number {
  let tags = 0;
  for (const byte of piece) if (byte === TAG) tags += 1;
  return tags;
}

/** Measures what a workbook unpacks to, before objects are built from it. */
export function countSheetSize(): { readonly inspect: Inspect; isTooMuch(): boolean } {
  let bytes = 0;
  let tags = 0;
  const isTooMuch = () => bytes > most.bytes || tags > most.tags;
  return {
    inspect(piece) {
      bytes += piece.length;
      tags += countTags(piece);
      return !isTooMuch();
    },
    isTooMuch,
  };
}
