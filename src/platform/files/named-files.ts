import { array, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { joinSql, raw, sql, type Table } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';

/** The files of a store's folder that database rows name. */
export type NamedFiles = {
  readonly folder: string;
  /** Which of these names, in whatever spelling, occur in a row. */
  findNamed(connection: Connection, names: readonly string[]): Promise<ReadonlySet<string>>;
};

/** Declares which columns of a table name the files of a folder, such as Upload/companies. */
export function namedIn(folder: string, table: Table, columns: readonly string[]): NamedFiles {
  const reads = columns.map((column) => {
    const name = raw(column);
    return sql`select ${name} as name from ${table} where ${name} = any($names)`;
  });
  const selectNamed = query({
    name: `files.named-in-${folder.split('/').at(-1)}-by-${table.name}`,
    values: { names: array(text) },
    row: { name: text },
    plan: 'each call',
    sql: joinSql(reads, ' union '),
  });
  return {
    folder,
    async findNamed(connection, names) {
      const rows = await selectNamed.all(connection, { names });
      return new Set(rows.map(({ name }) => name));
    },
  };
}
