import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const hasProc = process.platform === 'linux';

/** The command line of a living process, words parted by blanks; undefined when there is none. */
export function findCommandLine(pid: number): string | undefined {
  try {
    if (!hasProc)
      return execFileSync('ps', ['-o', 'command=', '-p', `${pid}`])
        .toString()
        .trim();
    // A process that has ended but is not collected yet has an empty one.
    return (
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').slice(0, -1).replaceAll('\0', ' ') || undefined
    );
  } catch {
    return undefined;
  }
}

function listPids(): readonly number[] {
  const names = hasProc
    ? readdirSync('/proc')
    : execFileSync('ps', ['-axo', 'pid=']).toString().split('\n');
  return names.map(Number).filter((pid) => pid > 0);
}

/** Numbers of processes come round again, so a number is believed only with the folder on its command line. */
export function isServerOf(clusterFolder: string, pid: number): boolean {
  return ` ${findCommandLine(pid) ?? ''} `.includes(`/postgres -D ${clusterFolder} `);
}

export function findServerPid(clusterFolder: string): number | undefined {
  return listPids().find((pid) => isServerOf(clusterFolder, pid));
}

/** Processes of a server that is gone itself: they work in its folder and keep the next one out. */
export function listOrphans(clusterFolder: string): readonly number[] {
  return hasProc ? listPids().filter((pid) => findWorkingFolder(pid) === clusterFolder) : [];
}

function findWorkingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
