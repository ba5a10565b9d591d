import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { portalDatabase, portalRole, superuser } from '#platform/database/embedded/cluster.ts';
import { openOutside } from '#platform/database/open-pool.ts';
import { refuseSecondConnection } from './one-connection.ts';

export type TestDatabase = Database & {
  /** A DATABASE_URL for the database. */
  readonly url: string;
};

/** The database for whoever asks next in this process. */
let prepared: Promise<string> | undefined;

/**
 * A migrated database for one test file; call it at the file's top. It is dropped after the file. It is there already
 * for all but the first, because copying one is mostly waiting: the next is copied while this file's tests run.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const taken = prepared ?? copyTemplate();
  prepared = copyTemplate();
  // If it fails, whoever takes it is told.
  prepared.catch(() => undefined);
  const name = await taken;
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

async function copyTemplate(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(
    // The default, a copy through the write-ahead log, takes several times as long.
    `create database ${name} template ${portalDatabase} owner ${portalRole} strategy file_copy`,
  );
  return name;
}

/** An address on the run's server; the socket's folder is given in a form that libpq and pg both understand. */
export function testServerUrl(user: string, database: string): string {
  const folder = encodeURIComponent(inject('testServerSocketFolder'));
  return `postgres://${user}@localhost/${database}?host=${folder}`;
}

/** Runs statements as the server's superuser, for what a portal may not do. */
async function onServer(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: testServerUrl(superuser, 'template1') });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
