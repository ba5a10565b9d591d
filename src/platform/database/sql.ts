/** A table, declared once in the module that owns it: `server/<name>.table.ts`. */
export type Table = {
  readonly kind: 'table';
  readonly name: string;
  /** Why no changes of the table are announced. Answers made from it are never cached. */
  readonly unwatched?: string;
  /** The columns whose values its change notifications carry; several columns with spaces between them are one key. */
  readonly followedBy?: readonly string[];
};

/** A view, through which a module shows its tables to other modules: `server/<name>.view.ts`. */
export type View = {
  readonly kind: 'view';
  readonly name: string;
  /** The tables it reads, directly or through other views. */
  readonly tables: readonly Table[];
};

export type Relation = Table | View;

/** A piece of SQL that knows which relations it reads and writes. Parameters are named: `$country`. */
export type Sql = {
  readonly kind: 'sql';
  readonly text: string;
  readonly relations: readonly Relation[];
};

type Part = Relation | Sql | number;

export function table(name: string, facts: Omit<Table, 'kind' | 'name'> = {}): Table {
  return { kind: 'table', name, ...facts };
}

export function view(name: string, reads: readonly Relation[]): View {
  return { kind: 'view', name, tables: tablesOf(reads) };
}

/** The tables that these relations read, each once. */
export function tablesOf(relations: readonly Relation[]): readonly Table[] {
  return distinct(relations.flatMap((each) => (each.kind === 'view' ? each.tables : [each])));
}

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** Turns a constant of the source, such as a list of columns, into SQL. Never use it for anything from a request. */
export const raw = (text: string): Sql => ({ kind: 'sql', text, relations: [] });

function sqlOf(part: Part): Sql {
  if (typeof part === 'number') return raw(String(part));
  if (part.kind === 'sql') return part;
  return { kind: 'sql', text: part.name, relations: [part] };
}

export function joinSql(pieces: readonly Sql[], separator: string): Sql {
  return {
    kind: 'sql',
    text: pieces.map(({ text }) => text).join(separator),
    relations: distinct(pieces.flatMap(({ relations }) => relations)),
  };
}

/** SQL that may embed relations, other SQL and numbers. Texts and values of a request have to be parameters. */
export function sql(strings: TemplateStringsArray, ...parts: readonly Part[]): Sql {
  const pieces = strings.flatMap((text, index) => {
    const part = parts[index];
    return part === undefined ? [raw(text)] : [raw(text), sqlOf(part)];
  });
  return joinSql(pieces, '');
}
