const MAX_LINE_BYTES = 75;

function bytesOf(character: string): number {
  return Buffer.byteLength(character);
}

/** Long lines go on behind a space on the next one, counted in bytes, and no character is split. */
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
