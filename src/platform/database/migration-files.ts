import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type MigrationFile = {
  readonly name: string;
  readonly checksum: string;
  readonly inTransaction: boolean;
  /** A single element with the whole file if it runs in a transaction. */
  readonly statements: readonly string[];
};

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

const FILE_NAME = /^\d{4}_[a-z0-9_]+\.sql$/;

/** The migrations of a folder in order. Throws on a name that is not like `0001_name.sql`. */
export async function readMigrationFiles(
  folder = migrationsFolder,
): Promise<readonly MigrationFile[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const sqlNames = names.filter((name) => name.endsWith('.sql')).sort();
  requireGoodNames(sqlNames);
  return Promise.all(sqlNames.map((name) => readMigrationFile(folder, name)));
}

function requireGoodNames(names: readonly string[]): void {
  const seen = new Map<string, string>();
  for (const name of names) {
    if (!FILE_NAME.test(name)) throw new Error(`The migration ${name} is not named 0001_name.sql`);
    const number = name.slice(0, 4);
    const other = seen.get(number);
    if (other) throw new Error(`The migrations ${other} and ${name} have the same number`);
    seen.set(number, name);
  }
}

async function readMigrationFile(folder: string, name: string): Promise<MigrationFile> {
  const text = await readFile(join(folder, name), 'utf8');
  // A checkout with CRLF line endings is still the same migration.
  const sql = text.replaceAll('\r\n', '\n');
  const inTransaction = !/^-- no transaction\s*$/.test(sql.split('\n', 1)[0] ?? '');
  return {
    name,
    checksum: createHash('sha256').update(sql).digest('hex'),
    inTransaction,
    statements: inTransaction ? [sql] : splitStatements(sql),
  };
}

/**
 * Statements sent together would share a transaction, so a file that runs without one is split where a line ends with a
 * semicolon. That suits the indexes such files are for, but not function bodies.
 */
function splitStatements(sql: string): readonly string[] {
  const code = sql.replaceAll(/^[ \t]*--.*/gm, '');
  return code
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
