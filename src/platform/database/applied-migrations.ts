import type pg from 'pg';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import type { MigrationFile } from './migration-files.ts';

export type AppliedMigration = { readonly name: string; readonly checksum: string };

type Connection = pg.Pool | pg.ClientBase;

export async function createMigrationsTable(client: Connection): Promise<void> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  );
}

/** The applied migrations in order; none if the database was never migrated. */
export async function listAppliedMigrations(
  client: Connection,
): Promise<readonly AppliedMigration[]> {
  const table = await client.query<{ found: boolean }>(
    `select to_regclass('schema_migrations') is not null as found`,
  );
  if (!table.rows[0]?.found) return [];
  const { rows } = await client.query<AppliedMigration>(
    'select name, checksum from schema_migrations order by name',
  );
  return rows;
}

export async function recordMigration(client: Connection, file: MigrationFile): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
    file.name,
    file.checksum,
  ]);
}

/**
 * The migrations still to be applied. Throws unless every applied one is known, unchanged and older than all of them.
 */
export function requirePending(
  files: readonly MigrationFile[],
  applied: readonly AppliedMigration[],
): readonly MigrationFile[] {
  for (const { name, checksum } of applied) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file) refuse(`The database has the migration ${name}, which this portal does not know`);
    if (file.checksum !== checksum) {
      refuse(`The migration ${name} was changed after it had been applied`);
    }
  }
  const last = applied.at(-1)?.name ?? '';
  const pending = files.filter(({ name }) => !applied.some((done) => done.name === name));
  const late = pending.find(({ name }) => name < last);
  if (late) refuse(`The migration ${late.name} comes before ${last}, which is applied already`);
  return pending;
}

function refuse(reason: string): never {
  throw new StartProblem(
    `${reason}.\nMigrations only go forward: run the version of the portal that matches the database, ` +
      'or restore a backup.',
    exitCodes.configuration,
  );
}
