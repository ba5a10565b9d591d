import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

export const CORES = availableParallelism();

/** Restricts all threads of the processes to these cores. */
export function pin(taskset: string, pids: readonly number[], cores: readonly number[]): void {
  for (const pid of pids) {
    execFileSync(taskset, ['--all-tasks', '--cpu-list', '--pid', cores.join(','), String(pid)], {
      stdio: 'ignore',
    });
  }
}
