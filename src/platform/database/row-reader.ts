import type { Column } from './columns.ts';

type Row = Record<string, unknown>;

/** Checks and converts the columns that need it; if none does, rows stay as the driver made them. */
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
        // The value is left out, because errors are logged and it may be personal data.
        throw new Error(`${statement}: ${name} ${(problem as Error).message}`);
      }
    }
  }

  return (rows) => {
    for (const row of rows) readRow(row);
    return rows as R[];
  };
}
