import type pg from 'pg';
import { listTables, quoted } from './tables.ts';

/** The tables that hold any rows. Recorded migrations do not count: they alone do not make a database full. */
export async function listFilledTables(client: pg.ClientBase): Promise<readonly string[]> {
  const filled: string[] = [];
  for (const table of await listTables(client)) {
    if (table.name === 'schema_migrations') continue;
    const { rowCount } = await client.query(`select from ${quoted(table)} limit 1`);
    if (rowCount) filled.push(table.name);
  }
  return filled;
}

/**
 * Drops everything that migrations can have created. Extensions stay, because some only a superuser could create again.
 */
export async function clearDatabase(client: pg.ClientBase): Promise<void> {
  await client.query(`
    do $clear$
    declare item record;
    begin
      for item in
        select n.nspname from pg_namespace n
        where n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public')
          and ${isNoExtensions('pg_namespace', 'n')}
      loop execute format('drop schema %I cascade', item.nspname); end loop;

      for item in
        select n.nspname, c.relname,
          case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
            when 'S' then 'sequence' else 'table' end as kind
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'S')
          and ${isNoExtensions('pg_class', 'c')}
        order by array_position(array['v', 'm', 'r', 'p', 'S']::"char"[], c.relkind)
      loop execute format('drop %s if exists %I.%I cascade', item.kind, item.nspname, item.relname); end loop;

      -- Named before the first is dropped: one that went along with another has no name any more.
      for item in
        select unnest(array(
          select p.oid::regprocedure::text from pg_proc p
          where p.pronamespace = 'public'::regnamespace and ${isNoExtensions('pg_proc', 'p')}
        )) as signature
      loop execute format('drop routine if exists %s cascade', item.signature); end loop;

      for item in
        select t.typname from pg_type t
        where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd', 'r', 'c')
          and ${isNoExtensions('pg_type', 't')}
      loop execute format('drop type if exists public.%I cascade', item.typname); end loop;
    end $clear$`);
}

const isNoExtensions = (catalogue: string, object: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass
     and d.objid = ${object}.oid and d.deptype = 'e')`;
