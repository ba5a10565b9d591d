import type { Connection } from './connection.ts';

/** A row as an object; its keys are column names, in camelCase or as they are. */
export type NewRow = Readonly<Record<string, unknown>>;

/** An inserted row with every column in camelCase. */
export type MadeRow = { readonly id: number } & Readonly<Record<string, unknown>>;

const columnOf = (key: string) => key.replace(/([A-Z]|(?<=[a-z])\d)/g, '_$1').toLowerCase();
const keyOf = (column: string) => column.replace(/_([a-z0-9])/g, (_, sign) => sign.toUpperCase());

const inCamelCase = (row: NewRow) =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [keyOf(column), value]));

/**
 * Inserts rows of demo content and test data; columns that a row omits get their default. The portal itself declares
 * its
 * statements instead.
 */
export async function insertRows<Row extends object = MadeRow>(
  connection: Connection,
  table: string,
  given: NewRow | readonly NewRow[],
): Promise<readonly Row[]> {
  const rows: readonly NewRow[] = Array.isArray(given) ? given : [given];
  if (rows.length === 0) return [];
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const values: unknown[] = [];
  const placeOf = (value: unknown) => (value === undefined ? 'default' : `$${values.push(value)}`);
  const places = rows.map((row) => `(${keys.map((key) => placeOf(row[key])).join(', ')})`);
  const { rows: made } = await connection.query(
    `insert into ${table} (${keys.map(columnOf).join(', ')}) values ${places.join(', ')} returning *`,
    values,
  );
  return made.map((row) => inCamelCase(row) as Row);
}
