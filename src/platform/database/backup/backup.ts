import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import { listAppliedMigrations } from '#platform/database/applied-migrations.ts';
import { messageOf } from '#platform/database/error-code.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { entry, fileEntries, tableEntries } from './archive-entries.ts';
import { inCopySession } from './copy-session.ts';
import { entryNames, type Manifest } from './manifest.ts';
import { listSequences, listTables } from './tables.ts';
import { endOfTar } from './tar.ts';

/** Writes one consistent snapshot of the database, and the stored files, into a new file. */
export async function backup(pool: pg.Pool, files: FileStore, file: string): Promise<Manifest> {
  const unfinished = `${file}.unfinished`;
  if (existsSync(file)) throw cannotWrite(file, 'a file of that name exists');
  try {
    const manifest = await inCopySession(
      pool,
      'isolation level repeatable read read only',
      (client) => writeArchive(client, files, unfinished),
    );
    // Unlike a rename, a link fails instead of replacing an existing backup of that name.
    await link(unfinished, file);
    return manifest;
  } catch (error) {
    throw cannotWrite(file, messageOf(error), error);
  } finally {
    await rm(unfinished, { force: true });
  }
}

function cannotWrite(file: string, reason: string, cause?: unknown): StartProblem {
  return new StartProblem(`The backup ${file} was not made: ${reason}.`, exitCodes.cannotCreate, {
    cause,
  });
}

async function writeArchive(client: pg.ClientBase, files: FileStore, file: string) {
  const manifest: Manifest = {
    format: 'mai-backup',
    version: 1,
    createdAt: new Date().toISOString(),
    serverVersion: await readServerVersion(client),
    migrations: [...(await listAppliedMigrations(client))],
    tables: [],
    sequences: [...(await listSequences(client))],
    files: { count: 0, bytes: 0, checksum: '' },
  };
  await pipeline(
    archiveOf(client, files, manifest),
    createGzip(),
    createWriteStream(file, { mode: 0o600, flush: true }),
  );
  return manifest;
}

async function* archiveOf(client: pg.ClientBase, files: FileStore, manifest: Manifest) {
  for (const table of await listTables(client)) {
    manifest.tables.push(yield* tableEntries(client, table));
  }
  // Files come after the rows: a file is stored before the row that names it, so no named file can be missing.
  manifest.files = yield* fileEntries(files);
  const content = Buffer.from(JSON.stringify(manifest, null, 2));
  yield* entry(entryNames.manifest, content);
  yield* entry(entryNames.manifestChecksum, createHash('sha256').update(content).digest('hex'));
  yield endOfTar;
}

async function readServerVersion(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version ?? '';
}
