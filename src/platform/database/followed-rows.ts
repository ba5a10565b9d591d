import { type Relation, type Sql, type Table, tablesOf } from './sql.ts';

/** What an answer was made from: certain rows of a table, or all of it. */
export type Read = {
  readonly table: string;
  /**
   * Row keys as change notifications spell them, such as `company_id=7`; undefined if any change of the table matters.
   */
  readonly rows: readonly string[] | undefined;
  /** Of rows that are shown newest first, those from an id on. */
  readonly newest?: readonly NewestRows[];
};

/** Rows of a key, such as `country id=KW`, whose id is at least this. */
export type NewestRows = { readonly key: string; readonly from: number };

/** Where the value of each column comes from: `$name` is a parameter, `name` a column of the result. */
type Sources = Readonly<Record<string, string>>;

/** The lowest id that a statement can see, or undefined where it sees rows of any id. */
type LowestId = (found: readonly Values[], given: Values) => number | undefined;

/** The only rows of a table that a statement can see. */
export type FollowedRows = {
  readonly table: Table;
  readonly sources: Sources;
  readonly lowestId?: LowestId;
};

/** Matches every row in which the column is not null. */
export const ANYTHING = '*';

/**
 * Declares that a statement sees only those rows of a table, or of a view of one table, that have these values. This
 * must be true, because a cached answer is not refreshed when any other row changes.
 */
export function rowsOf(relation: Relation, sources: Sources): FollowedRows {
  const [table, ...others] = tablesOf([relation]);
  if (!table || others.length > 0) throw new Error(`${relation.name} is not one table`);
  return { table, sources };
}

/**
 * Declares that a statement sees the newest of those rows: whatever happens to one of a lower id than `lowestId` tells, it
 * is not among them.
 */
export const newestRowsOf = (
  relation: Relation,
  sources: Sources,
  lowestId: LowestId,
): FollowedRows => ({ ...rowsOf(relation, sources), lowestId });

/** The lowest of these ids where there are as many as were asked for: else no row was too old to be seen. */
export const lowestOf = (ids: readonly unknown[], atMost: unknown): number | undefined =>
  ids.length > 0 && ids.length >= Number(atMost) ? Math.min(...ids.map(Number)) : undefined;

/** Declares the same for every table of a statement that is tracked by these columns. */
export function rowsIn({ relations }: Sql, sources: Sources): readonly FollowedRows[] {
  const key = Object.keys(sources).join(' ');
  return tablesOf(relations)
    .filter(({ followedBy }) => followedBy?.includes(key))
    .map((table) => ({ table, sources }));
}

type Values = Readonly<Record<string, unknown>>;

const keyOf = ({ sources }: FollowedRows) => Object.keys(sources).join(' ');

/** What is wrong with a statement's declaration of its rows, or undefined if nothing is. */
export function problemOf(
  followed: FollowedRows,
  facts: { readonly tables: readonly Table[]; readonly values: Values; readonly row: Values },
): string | undefined {
  const { table, sources } = followed;
  if (!facts.tables.includes(table)) return `${table.name} is not read`;
  const keys = [keyOf(followed), ...(followed.lowestId ? [`${keyOf(followed)} id`] : [])];
  const missing = keys.find((key) => !table.followedBy?.includes(key));
  if (missing !== undefined) return `${table.name} is not followed by ${missing}`;
  const unknown = Object.values(sources).find(
    (source) =>
      source !== ANYTHING &&
      !(source.startsWith('$') ? source.slice(1) in facts.values : source in facts.row),
  );
  return unknown === undefined ? undefined : `${unknown} is neither given nor found`;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Every combination of one value from each list. */
function combine(lists: readonly (readonly unknown[])[]): string[] {
  return lists.reduce<string[]>(
    (begun, list, index) =>
      begun.flatMap((before) =>
        list.map((each) => (index === 0 ? `${each}` : `${before} ${each}`)),
      ),
    [''],
  );
}

/** The row keys of a table that is tracked by one column, as most are. */
function linesOf(key: string, source: string, given: Values, found: readonly Values[]): string[] {
  const lines = new Set<string>();
  const add = (value: unknown) => {
    if (value !== null && value !== undefined) lines.add(`${key}=${value}`);
  };
  if (source.startsWith('$')) listOf(given[source.slice(1)]).forEach(add);
  else for (const row of found) listOf(row[source]).forEach(add);
  return [...lines];
}

/** The rows that one execution read. A null value matches no row, so it needs no tracking. */
export function readOf(followed: FollowedRows, given: Values, found: readonly Values[]): Read {
  const read = rowsReadOf(followed, given, found);
  const from = followed.lowestId?.(found, given);
  if (from === undefined || read.rows === undefined) return read;
  const newest = read.rows.map((row) => ({ key: row.replace('=', ' id='), from }));
  return { table: read.table, rows: [], newest };
}

function rowsReadOf(followed: FollowedRows, given: Values, found: readonly Values[]): Read {
  const { table, sources } = followed;
  const key = keyOf(followed);
  const asked = Object.values(sources);
  if (asked.includes(ANYTHING)) return { table: table.name, rows: [key] };
  const [only = '', ...others] = asked;
  if (others.length === 0) return { table: table.name, rows: linesOf(key, only, given, found) };
  const isFound = asked.some((source) => !source.startsWith('$'));
  const lines = (isFound ? found : [given]).flatMap((row) => {
    const lists = asked.map((source) =>
      listOf(source.startsWith('$') ? given[source.slice(1)] : row[source]).filter(
        (value) => value !== null && value !== undefined,
      ),
    );
    return combine(lists).map((value) => `${key}=${value}`);
  });
  return { table: table.name, rows: [...new Set(lines)] };
}
