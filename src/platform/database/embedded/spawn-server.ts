import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { poll } from '#platform/database/poll.ts';
import type { Cluster } from './cluster.ts';
import { findPidFile } from './pid-file.ts';
import { serverEnvironment } from './run-to-end.ts';
import { rotateLog } from './server-log.ts';
import { spawnAs } from './server-user.ts';
import { serverCommand } from './settings.ts';

/** Long, because after a crash the server first replays its write-ahead log. */
const READY_TIMEOUT_MS = 120_000;

/** Starts the server and waits until it accepts connections. Undefined if it exited instead; its log says why. */
export async function spawnServer(
  cluster: Cluster,
  formerPid: number | undefined,
): Promise<number | undefined> {
  rotateLog(cluster.logFile);
  const log = openSync(cluster.logFile, 'a', 0o600);
  const child = spawnAs(cluster.user, serverCommand(cluster), {
    // In its own session, so that Ctrl-C in the terminal does not stop it before the portal has drained.
    detached: true,
    stdio: ['ignore', log, log],
    // PostgreSQL takes any live process with the pid in its pid file for another server, except this one; its own check
    // for
    // processes still attached to the old shared memory remains in force.
    env: { ...serverEnvironment, PG_GRANDPARENT_PID: formerPid?.toString() },
  });
  closeSync(log);
  child.unref();
  await once(child, 'spawn');

  const { pid } = child;
  const outcome = await poll(
    () => {
      if (child.exitCode !== null || child.signalCode !== null) return 'ended';
      const file = findPidFile(cluster.folder);
      return file?.pid === pid && file?.status === 'ready' ? 'ready' : undefined;
    },
    { timeoutMs: READY_TIMEOUT_MS },
  );
  return outcome === 'ready' ? pid : undefined;
}
