import type { Column } from './columns.ts';

type Row = Record<string, unknown>;

/** Verifies and turns what has to be; where nothing has to, rows stay as the driver made them. */
export function rowReader<R>(
  statement: string,
  columns: Readonly<Record<string, Column<unknown>>>,
): (rows: Row[]) => R[] {
  const readers = Object.entries(columns).flatMap(([name, { read }]) =>
    read ? [{ name, read }] : [],
  );
  if (readers.length === 0) return (rows) => rows as R[];

  function readRow(row: Row): void {
    for (const { name, read } of readers) {
      try {
        row[name] = read(row[name]);
      } catch (problem) {
        // Without the value: errors are logged, and it may be somebody's own.
        throw new Error(`${statement}: ${name} ${(problem as Error).message}`);
      }
    }
  }

  return (rows) => {
    for (const row of rows) readRow(row);
    return rows as R[];
  };
}
