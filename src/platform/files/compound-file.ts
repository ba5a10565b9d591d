const MAGIC = 'd0cf11e0a1b11ae1';
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const LONGEST_NAME = 64;
const SECTOR_NUMBERS_IN_HEADER = 109;
/** Marks the last sector of a chain; other values above the file's sectors are different marks or damage. */
const END_OF_CHAIN = 0xfffffffe;
const DAMAGED = 0xfffffffa;
/** An honest document has a few dozen entries. */
const MOST_ENTRIES = 10_000;

export function isCompoundFile(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).toString('hex') === MAGIC;
}

/** Looks up the sector after a given one, in the allocation table sectors that the header lists. */
function nextSectorOf(bytes: Buffer, sectorBytes: number) {
  const perSector = sectorBytes / 4;
  return (sector: number): number => {
    const table = Math.floor(sector / perSector);
    if (table >= SECTOR_NUMBERS_IN_HEADER) return DAMAGED;
    const place = (bytes.readUInt32LE(76 + table * 4) + 1) * sectorBytes;
    const at = place + (sector % perSector) * 4;
    return at + 4 > bytes.length ? DAMAGED : bytes.readUInt32LE(at);
  };
}

function namesInSector(sector: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + ENTRY_BYTES <= sector.length; at += ENTRY_BYTES) {
    const nameBytes = sector.readUInt16LE(at + LONGEST_NAME);
    // The length includes the terminating zero; an entry without a name is unused.
    if (nameBytes < 2) continue;
    names.push(sector.toString('utf16le', at, at + Math.min(nameBytes, LONGEST_NAME) - 2));
  }
  return names;
}

/**
 * The names of the streams and storages in a compound file, the format of old Office documents; undefined if it is not
 * one or if not all names can be found. The names tell a letter from a spreadsheet, which look the same from outside.
 */
export function findCompoundNames(bytes: Buffer): readonly string[] | undefined {
  if (!isCompoundFile(bytes) || bytes.length < HEADER_BYTES) return undefined;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectorBytes = 1 << shift;
  const next = nextSectorOf(bytes, sectorBytes);
  const names: string[] = [];
  const seen = new Set<number>();
  for (let sector = bytes.readUInt32LE(48); sector !== END_OF_CHAIN; sector = next(sector)) {
    const place = (sector + 1) * sectorBytes;
    if (seen.has(sector) || place >= bytes.length || names.length >= MOST_ENTRIES) return undefined;
    seen.add(sector);
    names.push(...namesInSector(bytes.subarray(place, place + sectorBytes)));
  }
  return names;
}
