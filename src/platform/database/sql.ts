/** A table, declared once, in the module that keeps it: `server/<name>.table.ts`. */
export type Table = {
  readonly kind: 'table';
  readonly name: string;
  /** Why nobody hears of its changes; answers made from it are then never kept. */
  readonly unwatched?: string;
  /** What its changes are announced with beside its name: columns, or several with spaces between. */
  readonly followedBy?: readonly string[];
};

/** What a module shows of its tables to the others: `server/<name>.view.ts`. */
export type View = {
  readonly kind: 'view';
  readonly name: string;
  /** The tables behind it, however deep. */
  readonly tables: readonly Table[];
};

export type Relation = Table | View;

/** A piece of SQL that knows what it reads and writes. Values stand in it by name: `$country`. */
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

/** The tables behind relations, each once. */
export function tablesOf(relations: readonly Relation[]): readonly Table[] {
  return distinct(relations.flatMap((each) => (each.kind === 'view' ? each.tables : [each])));
}

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** A constant of the source as SQL, such as a list of columns. Never anything that somebody sent. */
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

/** SQL with relations, other SQL and numbers in it; texts and values of a call have no place here. */
export function sql(strings: TemplateStringsArray, ...parts: readonly Part[]): Sql {
  const pieces = strings.flatMap((text, index) => {
    const part = parts[index];
    return part === undefined ? [raw(text)] : [raw(text), sqlOf(part)];
  });
  return joinSql(pieces, '');
}
