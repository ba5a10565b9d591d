import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second and in pages of 4 kB for whoever reads these files. */
const TICK_MS = 10;
const PAGE_BYTES = 4096;

/** A file of a process of ours; undefined where the system has none, or the process has ended. */
function findFile(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return undefined;
  }
}

/** How long a process has worked, all its threads together; undefined where that is not told. */
function findCpuMs(pid: number): number | undefined {
  const stat = findFile(pid, 'stat');
  if (stat === undefined) return undefined;
  // The name of the program may hold spaces; what follows its bracket does not.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** What a process holds in memory; undefined where that is not told. */
function findMemoryMb(pid: number): number | undefined {
  const pages = findFile(pid, 'statm')?.split(' ')[1];
  return pages === undefined ? undefined : (Number(pages) * PAGE_BYTES) / 1_048_576;
}

export type Usage = {
  /** When it was looked. */
  readonly at: number;
  readonly cpuMs: number;
  readonly memoryMb: number;
};

/** What a process has taken so far: nothing, where that is not told. */
export const usageOf = (pid: number | undefined): Usage => ({
  at: performance.now(),
  cpuMs: (pid === undefined ? undefined : findCpuMs(pid)) ?? 0,
  memoryMb: (pid === undefined ? undefined : findMemoryMb(pid)) ?? 0,
});
