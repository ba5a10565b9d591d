import pg from 'pg';
import type { SequenceState } from './manifest.ts';

export type Table = {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly isPartitioned: boolean;
};

const { escapeIdentifier } = pg;

export const quoted = ({ schema, name }: { schema: string; name: string }) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

/** Excludes the objects of the system and of extensions; the latter come back with their extension. */
const isOurs = (object: string, catalogue: string) => `
  n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and not exists (
    select from pg_depend d
    where d.classid = '${catalogue}'::regclass and d.objid = ${object}.oid and d.deptype = 'e')`;

/** Every table with the columns that store data. Partitions are read through their partitioned table. */
export async function listTables(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name, c.relkind = 'p' as "isPartitioned",
      array(select a.attname::text from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
            order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence <> 't'
      and ${isOurs('c', 'pg_class')}
    order by 1, 2`);
  return rows;
}

export async function listSequences(client: pg.ClientBase): Promise<readonly SequenceState[]> {
  const { rows: names } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${isOurs('c', 'pg_class')}
    order by 1, 2`);
  const states: SequenceState[] = [];
  for (const sequence of names) {
    const { rows } = await client.query<Pick<SequenceState, 'lastValue' | 'isCalled'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(sequence)}`,
    );
    if (rows[0]) states.push({ ...sequence, ...rows[0] });
  }
  return states;
}

export const copyOutOf = (table: Table) => {
  const columns = table.columns.map(escapeIdentifier).join(', ');
  // COPY does not read the partitions of a partitioned table by its name.
  return table.isPartitioned
    ? `copy (select ${columns} from ${quoted(table)}) to stdout`
    : `copy ${quoted(table)} (${columns}) to stdout`;
};

export const copyInto = (table: Pick<Table, 'schema' | 'name' | 'columns'>) =>
  `copy ${quoted(table)} (${table.columns.map(escapeIdentifier).join(', ')}) from stdin`;
