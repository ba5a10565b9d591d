import { hash } from 'node:crypto';

type Row = Readonly<Record<string, unknown>>;

/** A value so that it cannot be taken for a part of another: its length goes before it. */
function written(value: unknown): string {
  if (value === null) return '-';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `${text.length}:${text}`;
}

/**
 * What a statement found, in short. A statement has the same columns each time, so their names say nothing; and the
 * bytes of UTF-16 are at hand, where those of UTF-8 would have to be made.
 */
export function printOf(rows: readonly Row[]): string {
  let all = '';
  for (const row of rows) {
    for (const column in row) all += written(row[column]);
    // Rows of a statement without columns are told apart by how many they are.
    all += ';';
  }
  return hash('sha1', Buffer.from(all, 'utf16le'), 'base64');
}
