import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { portalDatabase, portalRole, superuser } from '#platform/database/embedded/cluster.ts';
import { openOutside } from '#platform/database/open-pool.ts';
import { refuseSecondConnection } from './one-connection.ts';

export type TestDatabase = Database & {
  /** For whatever opens a database by DATABASE_URL. */
  readonly url: string;
};

/** A migrated database of its own for one test file, called at its top; it is dropped after the file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(
    // Written to the log, as is usual, it takes several times as long.
    `create database ${name} template ${portalDatabase} owner ${portalRole} strategy file_copy`,
  );
  const url = testServerUrl(portalRole, name);
  const database = await openOutside(url, silentLog);
  refuseSecondConnection(database.pool);
  afterAll(async () => {
    await database.close();
    // Nobody waits for that: before it forgets one database the server writes out all others.
    onServer(`drop database ${name} with (force)`).catch(() => undefined);
  });
  return { ...database, url };
}

/** An address on the run's server; the socket's folder travels as libpq and pg both understand it. */
export function testServerUrl(user: string, database: string): string {
  const folder = encodeURIComponent(inject('testServerSocketFolder'));
  return `postgres://${user}@localhost/${database}?host=${folder}`;
}

/** Statements of the server's superuser, for what a portal may not do. */
async function onServer(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: testServerUrl(superuser, 'template1') });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
