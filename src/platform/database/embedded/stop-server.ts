import { poll } from '#platform/database/poll.ts';
import { isServerOf, listOrphans } from './processes.ts';

/**
 * PostgreSQL's shutdown modes from gentle to harsh: fast (ends sessions and flushes), immediate, and finally a kill.
 */
const steps = [
  { signal: 'SIGINT', timeoutMs: 20_000 },
  { signal: 'SIGQUIT', timeoutMs: 5_000 },
  { signal: 'SIGKILL', timeoutMs: 5_000 },
] as const;

export async function stopServer(clusterFolder: string, pid: number): Promise<void> {
  for (const { signal, timeoutMs } of steps) {
    if (!isServerOf(clusterFolder, pid)) return;
    send(pid, signal);
    const gone = () => (isServerOf(clusterFolder, pid) ? undefined : true);
    if (await poll(gone, { timeoutMs })) return;
  }
}

/** Kills the processes of a dead server. Nothing is lost by that, because recovery is due anyway. */
export async function endOrphans(clusterFolder: string): Promise<void> {
  const gone = () => {
    const orphans = listOrphans(clusterFolder);
    for (const pid of orphans) send(pid, 'SIGKILL');
    return orphans.length === 0 ? true : undefined;
  };
  await poll(gone, { timeoutMs: 5_000 });
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It exited between the check and the signal.
  }
}
