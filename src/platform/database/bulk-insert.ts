import type { Writable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Parameter } from './columns.ts';
import type { Table } from './sql.ts';
import { addStatement } from './statement-list.ts';

type BulkInsert = {
  readonly name: string;
  readonly into: Table;
  /** In the order in which the lines give them; see `copyLine`. */
  readonly columns: Readonly<Record<string, Parameter<unknown>>>;
};

/** Declares a COPY into a table. Opened within a transaction, it accepts lines until the stream ends. */
export function bulkInsert({ name, into, columns }: BulkInsert): {
  open(client: pg.ClientBase): Writable;
} {
  const parameters = Object.entries(columns);
  const text = `copy ${into.name} (${Object.keys(columns).join(', ')}) from stdin`;
  const declared = {
    name,
    kind: 'bulk insert',
    text,
    parameters,
    row: {},
    relations: [into],
  } as const;
  addStatement({ name, takes: Object.keys(columns), list: () => [declared] });
  return { open: (client) => client.query(copyFrom(text)) };
}
