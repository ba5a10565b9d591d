import { totalmem } from 'node:os';
import type { OtherSettings } from './cluster.ts';

const BYTES_OF_MB = 1024 * 1024;

/** The memory of the machine, or of the container if that is given less. */
export function findMemoryMb(): number {
  const limit = process.constrainedMemory();
  const all = totalmem();
  return (limit > 0 && limit < all ? limit : all) / BYTES_OF_MB;
}

const shareOf = (memoryMb: number, share: number, least: number, most: number) =>
  `${Math.round(Math.min(most, Math.max(least, memoryMb * share)))}MB`;

/**
 * Pages that do not fit into `shared_buffers` are copied from the system's cache each time they are read: with a million
 * records a question to the search reads thousands. A page takes memory only once it has been read, so a small database
 * stays small.
 */
export const memorySettings = (memoryMb: number): OtherSettings => ({
  shared_buffers: shareOf(memoryMb, 1 / 16, 64, 1024),
  maintenance_work_mem: shareOf(memoryMb, 1 / 64, 64, 256),
});
