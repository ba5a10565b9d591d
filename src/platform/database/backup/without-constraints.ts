import pg from 'pg';

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

const { escapeIdentifier } = pg;

/**
 * Drops foreign keys and disables triggers while the tables are filled in any order, then restores them, which checks
 * every row. Disabling foreign keys instead would require a superuser.
 */
export async function withoutConstraints(
  client: pg.ClientBase,
  work: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 order by 1, 2`);
  const { rows: triggered } = await client.query<{ table: string }>(`
    select distinct tgrelid::regclass::text as table from pg_trigger where not tgisinternal`);

  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  }
  for (const { table } of triggered) {
    await client.query(`alter table ${table} disable trigger user`);
  }
  await work();
  for (const { table } of triggered) {
    await client.query(`alter table ${table} enable trigger user`);
  }
  for (const { table, name, definition } of keys) {
    await client.query(
      `alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`,
    );
  }
}
