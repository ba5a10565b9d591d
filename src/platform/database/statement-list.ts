import type { Column, Parameter } from './columns.ts';
import type { Relation } from './sql.ts';

/** Everything that is said of one statement, for the check that compares it with the database. */
export type DeclaredStatement = {
  readonly name: string;
  readonly kind: 'query' | 'command' | 'bulk insert';
  /** As it is sent, with $1, $2 … */
  readonly text: string;
  /** What $1, $2 … stand for. */
  readonly parameters: readonly (readonly [name: string, parameter: Parameter<unknown>])[];
  readonly row: Readonly<Record<string, Column<unknown>>>;
  readonly relations: readonly Relation[];
};

/** A statement, or a family of them; the members of a family are made when somebody asks. */
export type StatementEntry = {
  readonly name: string;
  /** The names of its values. */
  readonly takes: readonly string[];
  list(): readonly DeclaredStatement[];
};

type StatementList = { readonly entries: Map<string, StatementEntry>; isSealed: boolean };

let current: StatementList = { entries: new Map(), isSealed: false };

/** Called by every definition; a name is given once. */
export function addStatement(entry: StatementEntry): void {
  if (current.isSealed) throw new Error(`${entry.name}: no statement is defined while serving`);
  if (current.entries.has(entry.name)) throw new Error(`${entry.name}: the name is taken`);
  current.entries.set(entry.name, entry);
}

/** From here on there are only the statements that stand in the source; none comes from a request. */
export function sealStatements(): void {
  current.isSealed = true;
}

export function listStatements(): readonly StatementEntry[] {
  return [...current.entries.values()];
}

/** Defines something apart from everything else: for tests, some of which plant mistakes. */
export function defineApart<T>(define: () => T): {
  readonly made: T;
  readonly entries: readonly StatementEntry[];
} {
  const before = current;
  current = { entries: new Map(), isSealed: false };
  try {
    const made = define();
    return { made, entries: listStatements() };
  } finally {
    current = before;
  }
}
