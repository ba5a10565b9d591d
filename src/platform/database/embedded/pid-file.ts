import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type PidFile = {
  readonly pid: number;
  readonly socketFolder: string;
  readonly status: string;
};

export const pidFileOf = (clusterFolder: string) => join(clusterFolder, 'postmaster.pid');

/** Reads what the server writes about itself, one fact per line; undefined if the file is missing or incomplete. */
export function findPidFile(clusterFolder: string): PidFile | undefined {
  try {
    const lines = readFileSync(pidFileOf(clusterFolder), 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    return { pid, socketFolder: lines[4] ?? '', status: (lines[7] ?? '').trim() };
  } catch {
    return undefined;
  }
}
