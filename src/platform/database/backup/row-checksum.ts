import { hash } from 'node:crypto';

type RowSummary = { readonly rows: number; readonly checksum: string };

export type RowChecksum = { add(chunk: Buffer): void; digest(): RowSummary };

const NEWLINE = 0x0a;
const LANES = 8;

/**
 * A checksum over rows in COPY's text form: the SHA-256 of each row, added up in eight lanes of 32 bits. It does not
 * depend on the order of the rows, because no table guarantees one.
 */
export function createRowChecksum(): RowChecksum {
  const sum = new Uint32Array(LANES);
  let rows = 0;
  let unfinished: Buffer[] = [];

  function addRow(row: Buffer): void {
    const digest = hash('sha256', row, 'buffer');
    for (let lane = 0; lane < LANES; lane++) {
      sum[lane] = (sum[lane] ?? 0) + digest.readUInt32BE(lane * 4);
    }
    rows += 1;
  }

  return {
    add(chunk) {
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
        const piece = chunk.subarray(start, end);
        addRow(unfinished.length > 0 ? Buffer.concat([...unfinished, piece]) : piece);
        unfinished = [];
        start = end + 1;
      }
      if (start < chunk.length) unfinished.push(Buffer.from(chunk.subarray(start)));
    },
    digest() {
      const lanes = [...sum].map((lane) => lane.toString(16).padStart(8, '0'));
      return { rows, checksum: lanes.join('') };
    },
  };
}
