const MAX_LINE_BYTES = 75;

function bytesOf(character: string): number {
  return Buffer.byteLength(character);
}

/** Folds a long line: it continues on the next one after a space. Lengths count bytes, and no character is split. */
export function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
