import { readFileSync } from 'node:fs';

/** /proc counts CPU time in hundredths of a second and memory in pages of 4 kB. */
const TICK_MS = 10;
const PAGE_BYTES = 4096;

/** Reads a file below /proc; undefined if there is no /proc or the process has ended. */
function findFile(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return undefined;
  }
}

/** The CPU time of a process over all its threads; undefined if it is unknown. */
function findCpuMs(pid: number): number | undefined {
  const stat = findFile(pid, 'stat');
  if (stat === undefined) return undefined;
  // The program's name may contain spaces; the fields after its closing bracket do not.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The resident memory of a process; undefined if it is unknown. */
function findMemoryMb(pid: number): number | undefined {
  const pages = findFile(pid, 'statm')?.split(' ')[1];
  return pages === undefined ? undefined : (Number(pages) * PAGE_BYTES) / 1_048_576;
}

export type Usage = {
  /** When it was measured. */
  readonly at: number;
  readonly cpuMs: number;
  readonly memoryMb: number;
};

/** What a process has used so far; zero if it is unknown. */
export const usageOf = (pid: number | undefined): Usage => ({
  at: performance.now(),
  cpuMs: (pid === undefined ? undefined : findCpuMs(pid)) ?? 0,
  memoryMb: (pid === undefined ? undefined : findMemoryMb(pid)) ?? 0,
});
