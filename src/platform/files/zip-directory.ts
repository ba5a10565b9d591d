const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LONGEST_COMMENT = 65_535;
const ENCRYPTED = 1;

/** An honest document stays far below these. */
const limits = { entries: 2_000, unpackedBytes: 300_000_000, ratio: 150 };

/** A file in a zip archive, as the archive's directory describes it. */
export type ZipFile = {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** 0 means stored, 8 deflated. */
  readonly method: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** The position of the file's own header. */
  readonly offset: number;
};

/** Finds the end record, which together with its comment is the last thing in an archive. */
function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) {
    const isEnd = bytes.readUInt32LE(at) === END_OF_DIRECTORY;
    if (isEnd && at + END_LENGTH + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  return -1;
}

function readEntry(bytes: Buffer, at: number): { file: ZipFile; next: number } | undefined {
  if (at + ENTRY_LENGTH > bytes.length) return undefined;
  if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined;
  const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((offset) =>
    bytes.readUInt16LE(at + offset),
  );
  const nameEnd = at + ENTRY_LENGTH + nameLength;
  return {
    file: {
      name: bytes.toString('utf8', at + ENTRY_LENGTH, nameEnd),
      isEncrypted: (bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      unpackedBytes: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    },
    next: nameEnd + extraLength + commentLength,
  };
}

/** The files of a zip archive; undefined if it is not one or its directory is damaged or too large. */
export function findZipFiles(bytes: Buffer): readonly ZipFile[] | undefined {
  const end = findEnd(bytes);
  if (end < 0) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  if (count === 0 || count > limits.entries) return undefined;
  const files: ZipFile[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (files.length < count) {
    const entry = readEntry(bytes, at);
    if (!entry) return undefined;
    files.push(entry.file);
    at = entry.next;
  }
  return files;
}

/**
 * Whether a zip archive may be unpacked, judged by its directory alone, so that a bomb is recognized before it is
 * unpacked.
 */
export function isWithinZipLimits(bytes: Buffer): boolean {
  const files = findZipFiles(bytes);
  if (!files) return false;
  const unpacked = files.reduce((sum, file) => sum + file.unpackedBytes, 0);
  return unpacked <= limits.unpackedBytes && unpacked <= bytes.length * limits.ratio;
}
