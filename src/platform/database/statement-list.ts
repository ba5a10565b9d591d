import type { Column, Parameter } from './columns.ts';
import type { Relation } from './sql.ts';

/** The declaration of one statement, for the check that compares it with the database. */
export type DeclaredStatement = {
  readonly name: string;
  readonly kind: 'query' | 'command' | 'bulk insert';
  /** The text that is sent, with $1, $2 … */
  readonly text: string;
  /** The parameters behind $1, $2 … */
  readonly parameters: readonly (readonly [name: string, parameter: Parameter<unknown>])[];
  readonly row: Readonly<Record<string, Column<unknown>>>;
  readonly relations: readonly Relation[];
};

/** A statement, or a family whose members are created when they are listed. */
export type StatementEntry = {
  readonly name: string;
  /** The names of its parameters. */
  readonly takes: readonly string[];
  list(): readonly DeclaredStatement[];
};

type StatementList = { readonly entries: Map<string, StatementEntry>; isFrozen: boolean };

let current: StatementList = { entries: new Map(), isFrozen: false };

/** Registers a statement under its name. Throws if the name is taken or the list is frozen. */
export function addStatement(entry: StatementEntry): void {
  if (current.isFrozen) throw new Error(`${entry.name}: no statement is defined while serving`);
  if (current.entries.has(entry.name)) throw new Error(`${entry.name}: the name is taken`);
  current.entries.set(entry.name, entry);
}

/** Forbids further statements, so that all of them stand in the source and none comes from a request. */
export function freezeStatementList(): void {
  current.isFrozen = true;
}

export function listStatements(): readonly StatementEntry[] {
  return [...current.entries.values()];
}

/** Runs definitions on a separate list. This is for tests, some of which define faulty statements. */
export function withSeparateStatementList<T>(define: () => T): {
  readonly made: T;
  readonly entries: readonly StatementEntry[];
} {
  const before = current;
  current = { entries: new Map(), isFrozen: false };
  try {
    const made = define();
    return { made, entries: listStatements() };
  } finally {
    current = before;
  }
}
