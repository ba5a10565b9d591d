import { hash } from 'node:crypto';

type Row = Readonly<Record<string, unknown>>;

/** A value with its length in front, so that no two different rows are written alike. */
function written(value: unknown): string {
  if (value === null) return '-';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `${text.length}:${text}`;
}

/**
 * A short hash of the rows that a statement found. Column names are left out, because a statement has the same ones
 * each time. The hash is over UTF-16, which strings are held in; UTF-8 would have to be encoded first.
 */
export function hashOfRows(rows: readonly Row[]): string {
  let all = '';
  for (const row of rows) {
    for (const column in row) all += written(row[column]);
    // Separates rows, so that rows without columns still count.
    all += ';';
  }
  return hash('sha1', Buffer.from(all, 'utf16le'), 'base64');
}
