const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LONGEST_COMMENT = 65_535;

/** What an honest spreadsheet stays far below. */
const limits = { entries: 2_000, unpackedBytes: 300_000_000, ratio: 150 };

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  return -1;
}

/**
 * Whether a zip file may be unpacked: its directory is read, nothing else, so that a bomb is known
 * before it goes off.
 */
export function isHarmlessZip(bytes: Buffer): boolean {
  const end = findEnd(bytes);
  if (end < 0) return false;
  const entries = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  let unpacked = 0;
  if (entries === 0 || entries > limits.entries) return false;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_LENGTH > bytes.length) return false;
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return false;
    unpacked += bytes.readUInt32LE(at + 24);
    const lengths = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    at += ENTRY_LENGTH + lengths.reduce((sum, length) => sum + length, 0);
  }
  return unpacked <= limits.unpackedBytes && unpacked <= bytes.length * limits.ratio;
}
