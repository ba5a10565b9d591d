const MAGIC = 'd0cf11e0a1b11ae1';
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const LONGEST_NAME = 64;
const SECTOR_NUMBERS_IN_HEADER = 109;
/** Sectors above this number are marks, not places. */
const LAST_SECTOR = 0xfffffffa;
/** An honest document has a few dozen. */
const MOST_ENTRIES = 10_000;

export function isCompoundFile(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).toString('hex') === MAGIC;
}

/** Which sector follows which, as far as the header itself names the sectors that say so. */
function nextSectorOf(bytes: Buffer, sectorBytes: number) {
  const perSector = sectorBytes / 4;
  return (sector: number): number => {
    const table = Math.floor(sector / perSector);
    if (table >= SECTOR_NUMBERS_IN_HEADER) return LAST_SECTOR;
    const place = (bytes.readUInt32LE(76 + table * 4) + 1) * sectorBytes;
    const at = place + (sector % perSector) * 4;
    return at + 4 > bytes.length ? LAST_SECTOR : bytes.readUInt32LE(at);
  };
}

function namesInSector(sector: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + ENTRY_BYTES <= sector.length; at += ENTRY_BYTES) {
    const nameBytes = sector.readUInt16LE(at + LONGEST_NAME);
    // The length counts the closing zero; an entry without a name is not in use.
    if (nameBytes < 2 || nameBytes > LONGEST_NAME) continue;
    names.push(sector.toString('utf16le', at, at + nameBytes - 2));
  }
  return names;
}

/**
 * The names of the streams and storages in a compound file, the form of old Office documents; nothing
 * when it is none. They tell a letter from a sheet, which look the same from outside.
 */
export function findCompoundNames(bytes: Buffer): readonly string[] | undefined {
  if (!isCompoundFile(bytes) || bytes.length < HEADER_BYTES) return undefined;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectorBytes = 1 << shift;
  const next = nextSectorOf(bytes, sectorBytes);
  const names: string[] = [];
  const seen = new Set<number>();
  let sector = bytes.readUInt32LE(48);
  while (sector < LAST_SECTOR && !seen.has(sector) && names.length < MOST_ENTRIES) {
    seen.add(sector);
    const place = (sector + 1) * sectorBytes;
    if (place >= bytes.length) break;
    names.push(...namesInSector(bytes.subarray(place, place + sectorBytes)));
    sector = next(sector);
  }
  return names;
}
