import type pg from 'pg';
import type { Column, Parameter } from './columns.ts';
import type { Connection } from './connection.ts';
import { type FollowedRows, problemOf, type Read, readOf } from './followed-rows.ts';
import { placeParameters } from './place-parameters.ts';
import { rowReader } from './row-reader.ts';
import { type Sql, tablesOf } from './sql.ts';
import { addStatement, type DeclaredStatement } from './statement-list.ts';

export type Parameters = Readonly<Record<string, Parameter<unknown>>>;
export type Columns = Readonly<Record<string, Column<unknown>>>;
export type Nothing = Readonly<Record<never, never>>;

type AsGiven<T> = T extends readonly (infer U)[] ? readonly U[] : T;

/** A nullable parameter may be undefined, which is sent as null. */
type ValueOf<T> = null extends T ? AsGiven<T> | undefined : AsGiven<T>;

export type ValuesOf<V extends Parameters> = {
  readonly [Name in keyof V]: V[Name] extends Parameter<infer T> ? ValueOf<T> : never;
};

export type RowOf<R extends Columns> = {
  [Name in keyof R]: R[Name] extends Column<infer T> ? T : never;
};

/** The arguments for the parameters; none if the statement has no parameters. */
type Given<V extends Parameters> = keyof V extends never ? [] : [values: ValuesOf<V>];

/**
 * `once` plans a statement once per connection; `each call` plans every call, for when the best plan depends on the
 * values.
 */
export type Plan = 'once' | 'each call';

type Rows<V extends Parameters, R extends Columns> = {
  all(connection: Connection, ...given: Given<V>): Promise<RowOf<R>[]>;
  first(connection: Connection, ...given: Given<V>): Promise<RowOf<R> | undefined>;
  /** Throws if there is no row. */
  one(connection: Connection, ...given: Given<V>): Promise<RowOf<R>>;
};

type Affected<V extends Parameters> = {
  /** Returns the number of rows written. */
  run(connection: Connection, ...given: Given<V>): Promise<number>;
};

export type Query<V extends Parameters, R extends Columns> = Rows<V, R>;
export type Command<V extends Parameters, R extends Columns> = Rows<V, R> & Affected<V>;

export type StatementFacts = {
  readonly name: string;
  readonly values: Parameters;
  readonly row: Columns;
  readonly sql: Sql;
  readonly plan: Plan;
  readonly follows: readonly FollowedRows[];
};

type Found = readonly Readonly<Record<string, unknown>>[];

/** What is passed to the driver, with the reads that a cached answer depends on. */
export type SentStatement = pg.QueryConfig & {
  /** Undefined if the reads cannot be tracked; such an answer is not cached. */
  readonly readsWith?: (found: Found) => readonly Read[];
};

type Reads = (given: Readonly<Record<string, unknown>>, found: Found) => readonly Read[];

/** What decides whether a cached answer is current: rows where the statement declares them, else whole tables. */
function readsOf({ name, plan, sql, values, row, follows }: StatementFacts): Reads | undefined {
  const tables = tablesOf(sql.relations);
  for (const each of follows) {
    const problem = problemOf(each, { tables, values, row });
    if (problem !== undefined) throw new Error(`${name}: ${problem}`);
  }
  if (plan === 'each call' || tables.some(({ unwatched }) => unwatched !== undefined)) {
    return undefined;
  }
  const whole = tables
    .filter((table) => !follows.some((each) => each.table === table))
    .map((table) => ({ table: table.name, rows: undefined }));
  return (given, found) => [...whole, ...follows.map((each) => readOf(each, given, found))];
}

/** PostgreSQL truncates longer names, so two that differ only after the cut would be the same statement. */
const LONGEST_NAME = 63;

export function declare(
  kind: 'query' | 'command',
  { name, values, row, sql, plan }: StatementFacts,
): DeclaredStatement {
  if (plan === 'once' && name.length > LONGEST_NAME) {
    throw new Error(`${name}: the name is too long to be prepared`);
  }
  const { text, names } = placeParameters(sql.text, name, values);
  const parameters = names.map((each) => [each, values[each] as Parameter<unknown>] as const);
  return { name, kind, text, parameters, row, relations: sql.relations };
}

/** The functions that execute a declared statement. */
export function runnerOf<V extends Parameters, R extends Columns>(
  { name, kind, text, parameters, row }: DeclaredStatement,
  facts: StatementFacts,
): Command<V, R> {
  const reads = kind === 'query' ? readsOf(facts) : undefined;
  const prepared = facts.plan === 'once' ? { name } : undefined;
  const readRows = rowReader<RowOf<R>>(name, row);

  function send(connection: Connection, given: readonly Record<string, unknown>[]) {
    const [values = {}] = given;
    // Computed once, because every answer that this one is part of asks for it.
    let told: readonly Read[] | undefined;
    const sent: SentStatement = {
      ...prepared,
      text,
      values: parameters.map(([each, { write }]) => {
        const value = values[each] ?? null;
        return write ? write(value) : value;
      }),
      readsWith:
        reads &&
        ((found) => {
          told ??= reads(values, found);
          return told;
        }),
    };
    return connection.query(sent);
  }

  async function all(connection: Connection, ...given: Given<V>): Promise<RowOf<R>[]> {
    return readRows((await send(connection, given)).rows);
  }

  return {
    all,
    async first(connection, ...given) {
      const [row] = await all(connection, ...given);
      return row;
    },
    async one(connection, ...given) {
      const [row] = await all(connection, ...given);
      if (!row) throw new Error(`${name} found no row`);
      return row;
    },
    async run(connection, ...given) {
      return (await send(connection, given)).rowCount ?? 0;
    },
  };
}

type Definition<V extends Parameters> = {
  /** Unique; the statement is prepared under it. */
  readonly name: string;
  readonly values?: V;
  readonly sql: Sql;
  readonly plan?: Plan;
  /** The rows that the statement can see of the tables named here; of every other table it may see all rows. */
  readonly follows?: readonly FollowedRows[];
};

function define<V extends Parameters, R extends Columns>(
  kind: 'query' | 'command',
  { name, values = {} as V, row, sql, plan, follows = [] }: Definition<V> & { row: R; plan: Plan },
): Command<V, R> {
  const facts: StatementFacts = { name, values, row, sql, plan, follows };
  const declared = declare(kind, facts);
  const takes = Object.keys(values);
  const used = new Set(declared.parameters.map(([each]) => each));
  const unused = takes.find((each) => !used.has(each));
  if (unused !== undefined) throw new Error(`${name}: $${unused} is never used`);
  addStatement({ name, takes, list: () => [declared] });
  return runnerOf<V, R>(declared, facts);
}

/** Declares a read. It is planned once per connection unless `plan` says otherwise. */
export function query<R extends Columns, V extends Parameters = Nothing>(
  definition: Definition<V> & { readonly row: R },
): Query<V, R> {
  return define('query', { plan: 'once', ...definition });
}

/** Declares a write; with a `row` it returns rows. It is planned for each call unless `plan` says otherwise. */
export function command<R extends Columns, V extends Parameters = Nothing>(
  definition: Definition<V> & { readonly row: R },
): Command<V, R>;
export function command<V extends Parameters = Nothing>(
  definition: Definition<V> & { readonly row?: undefined },
): Affected<V>;
export function command<R extends Columns, V extends Parameters>(
  definition: Definition<V> & { readonly row?: R },
): Command<V, R> {
  return define('command', { plan: 'each call', ...definition, row: definition.row ?? ({} as R) });
}
