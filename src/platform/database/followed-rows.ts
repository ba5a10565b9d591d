import { type Relation, type Sql, type Table, tablesOf } from './sql.ts';

/** What an answer was made from: rows of a table by what they are told of with, or all of it. */
export type Read = {
  readonly table: string;
  /** As changes announce them, such as `company_id=7`; undefined where any change matters. */
  readonly rows: readonly string[] | undefined;
};

/** Where the value of a column comes from: `$name` was given, `name` is in the answer's rows. */
type Sources = Readonly<Record<string, string>>;

/** The rows of a table that a read can see, whatever they come from. */
export type FollowedRows = { readonly table: Table; readonly sources: Sources };

/** Stands for whatever a column holds, as long as it holds something. */
export const ANYTHING = '*';

/**
 * Says that a read sees no other rows of a table, or of a view of one, than those with these values. Who
 * says so has to be right: an answer that is kept is not made anew because of any other row.
 */
export function rowsOf(relation: Relation, sources: Sources): FollowedRows {
  const [table, ...others] = tablesOf([relation]);
  if (!table || others.length > 0) throw new Error(`${relation.name} is not one table`);
  return { table, sources };
}

/** The same said of every table of a statement that is followed by it. */
export function rowsIn({ relations }: Sql, sources: Sources): readonly FollowedRows[] {
  const key = Object.keys(sources).join(' ');
  return tablesOf(relations)
    .filter(({ followedBy }) => followedBy?.includes(key))
    .map((table) => ({ table, sources }));
}

type Values = Readonly<Record<string, unknown>>;

const keyOf = ({ sources }: FollowedRows) => Object.keys(sources).join(' ');

/** What is wrong with a statement's word about its rows, if anything is. */
export function problemOf(
  followed: FollowedRows,
  facts: { readonly tables: readonly Table[]; readonly values: Values; readonly row: Values },
): string | undefined {
  const { table, sources } = followed;
  if (!facts.tables.includes(table)) return `${table.name} is not read`;
  if (!table.followedBy?.includes(keyOf(followed))) {
    return `${table.name} is not followed by ${keyOf(followed)}`;
  }
  const unknown = Object.values(sources).find(
    (source) =>
      source !== ANYTHING &&
      !(source.startsWith('$') ? source.slice(1) in facts.values : source in facts.row),
  );
  return unknown === undefined ? undefined : `${unknown} is neither given nor found`;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Every way to take one of each. */
function combine(lists: readonly (readonly unknown[])[]): string[] {
  return lists.reduce<string[]>(
    (begun, list, index) =>
      begun.flatMap((before) =>
        list.map((each) => (index === 0 ? `${each}` : `${before} ${each}`)),
      ),
    [''],
  );
}

/** Most are followed by one column. */
function linesOf(key: string, source: string, given: Values, found: readonly Values[]): string[] {
  const lines = new Set<string>();
  const add = (value: unknown) => {
    if (value !== null && value !== undefined) lines.add(`${key}=${value}`);
  };
  if (source.startsWith('$')) listOf(given[source.slice(1)]).forEach(add);
  else for (const row of found) listOf(row[source]).forEach(add);
  return [...lines];
}

/** The rows of one call. One without a value is like no other, so nothing is to be heard of it. */
export function readOf(followed: FollowedRows, given: Values, found: readonly Values[]): Read {
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
