import { poll } from '#platform/database/poll.ts';
import { isServerOf, listOrphans } from './processes.ts';

/** From the politest on: end sessions and write everything out; drop everything; the last resort. */
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

/** Their server is dead already, so recovery is due anyway and nothing is lost by ending them at once. */
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
    // It ended by itself between the look and the signal.
  }
}
