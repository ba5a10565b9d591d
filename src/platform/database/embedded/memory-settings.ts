import { existsSync, readdirSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { OtherSettings } from './cluster.ts';

const BYTES_OF_MB = 1024 * 1024;

/** The memory of the machine, or of the container if that is given less. */
export function findMemoryMb(): number {
  const limit = process.constrainedMemory();
  const all = totalmem();
  return (limit > 0 && limit < all ? limit : all) / BYTES_OF_MB;
}

/** How large the tables and indexes of a cluster are; nothing before it is made. */
export function measureDatabaseMb(clusterFolder: string): number {
  const folder = join(clusterFolder, 'base');
  if (!existsSync(folder)) return 0;
  const bytes = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size);
  return bytes.reduce<number>((sum, size = 0) => sum + size, 0) / BYTES_OF_MB;
}

const LEAST_BUFFERS_MB = 64;
const MOST_BUFFERS_MB = 1024;
/** A portal of some hundred records has 100 MB, and keeps the least. */
const BUFFERED_SHARE = 1 / 4;

/** A power of two, so that a database that grows does not ask for other settings at every start. */
const roundDown = (megabytes: number) => 2 ** Math.floor(Math.log2(megabytes));

/**
 * Pages that do not fit into `shared_buffers` are copied from the system's cache each time they are read: with a million
 * records a question to the search reads thousands. A small portal has to stay small, so they grow with the database.
 */
export function memorySettings(memoryMb: number, databaseMb: number): OtherSettings {
  const wanted = Math.min(memoryMb / 16, databaseMb * BUFFERED_SHARE, MOST_BUFFERS_MB);
  const maintenance = Math.min(256, Math.max(64, memoryMb / 64));
  return {
    shared_buffers: `${roundDown(Math.max(LEAST_BUFFERS_MB, wanted))}MB`,
    maintenance_work_mem: `${roundDown(maintenance)}MB`,
  };
}
