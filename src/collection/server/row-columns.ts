import type { Collection } from '#collection/contract/define-collection.ts';
import {
  bigint,
  type Column,
  date,
  int,
  nullable,
  type Parameter,
  text,
} from '#platform/database/columns.ts';
import { joinSql, raw, type Sql, sql } from '#platform/database/sql.ts';
import type { DeclaredFields, StoredAs, StoredValue } from '#platform/fields/declared-field.ts';
import type { Storage } from './storage.ts';

type Stored = { readonly given: Parameter<StoredValue>; readonly read: Column<StoredValue> };

const both = (column: Column<StoredValue>): Stored => ({ given: column, read: column });

const storedAs: Readonly<Record<StoredAs, Stored>> = {
  text: both(text),
  'text or null': both(nullable(text)),
  int: both(int),
  'int or null': both(nullable(int)),
  bigint: both(bigint),
  'bigint or null': both(nullable(bigint)),
  // Dates are read as text, because the driver would add a time to them.
  date: { given: date, read: text },
  'date or null': { given: nullable(date), read: nullable(text) },
};

const factTypes = { text, number: int, id: bigint } as const;

/** The statement parameters for fields. */
export function fieldParameters(fields: DeclaredFields) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { stored }]) => [name, storedAs[stored].given]),
  );
}

export type RowColumns = Readonly<Record<string, Column<StoredValue>>> & {
  readonly id: Column<number>;
};

/** The columns that a caller is told as soon as a row exists. */
export function madeColumns({ facts = {} }: Collection): RowColumns {
  const known = Object.entries(facts).map(([name, kind]) => [name, factTypes[kind]] as const);
  return { ...Object.fromEntries(known), id: bigint };
}

/** The columns of a whole row: fields and facts, named as in the calls. */
export function rowColumns(collection: Collection): RowColumns {
  const { fields } = collection;
  const answered = Object.entries(fields).map(
    ([name, { stored }]) => [name, storedAs[stored].read] as const,
  );
  return { ...Object.fromEntries(answered), ...madeColumns(collection), id: bigint };
}

export function columnOf(storage: Storage, field: string): string {
  return storage.columns?.[field] ?? field;
}

/** SQL that selects `madeColumns`. */
export function selectMade(collection: Collection, storage: Storage): Sql {
  const facts = Object.keys(collection.facts ?? {}).map(
    (name) => sql`${storage.facts?.[name] ?? raw(name)} as ${raw(name)}`,
  );
  return joinSql([raw('id'), ...facts], ', ');
}

/** SQL that selects `rowColumns`. */
export function selectRow(collection: Collection, storage: Storage): Sql {
  const fields = Object.entries(collection.fields).map(([name, { stored }]) => {
    const column = columnOf(storage, name);
    return raw(`${stored.startsWith('date') ? `${column}::text` : column} as ${name}`);
  });
  return joinSql([...fields, selectMade(collection, storage)], ', ');
}
