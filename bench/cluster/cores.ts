import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

export const CORES = availableParallelism();

/** Every thread of a process may run on these alone. */
export function pin(taskset: string, pids: readonly number[], cores: readonly number[]): void {
  for (const pid of pids) {
    execFileSync(taskset, ['--all-tasks', '--cpu-list', '--pid', cores.join(','), String(pid)], {
      stdio: 'ignore',
    });
  }
}
