import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const hasProc = process.platform === 'linux';

/** The command line of a live process, separated by spaces; undefined if there is none. */
export function findCommandLine(pid: number): string | undefined {
  try {
    if (!hasProc)
      return execFileSync('ps', ['-o', 'command=', '-p', `${pid}`])
        .toString()
        .trim();
    // It is empty for a zombie.
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

/** Process ids are reused, so one counts only if its command line names the folder. */
export function isServerOf(clusterFolder: string, pid: number): boolean {
  return ` ${findCommandLine(pid) ?? ''} `.includes(`/postgres -D ${clusterFolder} `);
}

export function findServerPid(clusterFolder: string): number | undefined {
  return listPids().find((pid) => isServerOf(clusterFolder, pid));
}

/** Processes whose server is gone. They still work in its folder and keep a new server from starting. */
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
