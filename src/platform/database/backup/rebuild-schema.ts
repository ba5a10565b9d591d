import type pg from 'pg';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import { createMigrationsTable, recordMigration } from '#platform/database/applied-migrations.ts';
import type { MigrationFile } from '#platform/database/migration-files.ts';
import type { Manifest } from './manifest.ts';

/** The migrations that the backup was made with. Throws unless all of them are here, unchanged. */
export function requireMigrationsOf(
  manifest: Manifest,
  files: readonly MigrationFile[],
): readonly MigrationFile[] {
  return manifest.migrations.map(({ name, checksum }) => {
    const file = files.find((candidate) => candidate.name === name);
    if (file?.checksum === checksum) return file;
    throw new StartProblem(
      `The backup was made by another version of the portal: its migration ${name} is ` +
        `${file ? 'different' : 'unknown'} here.\nNothing was changed. Use the version that made it.`,
      exitCodes.configuration,
    );
  });
}

/**
 * Applies the migrations within the caller's transaction, where `concurrently` is neither allowed nor, on empty tables,
 * of any use.
 */
export async function rebuildSchema(
  client: pg.ClientBase,
  files: readonly MigrationFile[],
): Promise<void> {
  await createMigrationsTable(client);
  for (const file of files) {
    for (const statement of file.statements) {
      const sql = file.inTransaction ? statement : statement.replaceAll(/\bconcurrently\b/gi, '');
      await client.query(sql);
    }
    await recordMigration(client, file);
  }
}
