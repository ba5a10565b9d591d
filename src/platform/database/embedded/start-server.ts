import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import { poll } from '#platform/database/poll.ts';
import { isAdoptable } from './adopt.ts';
import type { Cluster } from './cluster.ts';
import { findPidFile, pidFileOf } from './pid-file.ts';
import { findServerPid } from './processes.ts';
import { readLogEnd } from './server-log.ts';
import { prepareSocketFolder, socketName } from './socket-folder.ts';
import { spawnServer } from './spawn-server.ts';
import { endOrphans, stopServer } from './stop-server.ts';

const ORPHANS_TIMEOUT_MS = 10_000;

type Started = { readonly pid: number; readonly adopted: boolean };

/**
 * Makes sure a server runs on the cluster's socket: the one that a killed portal left, if it is suitable, or a new one.
 */
export async function startServer(cluster: Cluster): Promise<Started> {
  const left = findServerPid(cluster.folder);
  if (left !== undefined) {
    if (await isAdoptable(cluster, left)) return { pid: left, adopted: true };
    await stopServer(cluster.folder, left);
  }
  await endOrphans(cluster.folder);
  const pid = await poll(() => trySpawn(cluster), { timeoutMs: ORPHANS_TIMEOUT_MS, everyMs: 100 });
  if (pid === undefined) throw startFailed(cluster);
  return { pid, adopted: false };
}

/** Undefined while processes of the last server that we cannot see are still running. */
async function trySpawn(cluster: Cluster): Promise<number | undefined> {
  const pid = await spawnServer(cluster, await clearRemains(cluster));
  if (pid !== undefined) return pid;
  if (/shared memory block .* still in use/.test(readLogEnd(cluster.logFile))) return undefined;
  throw startFailed(cluster);
}

/** Clears what the last server left. Returns the pid in its pid file, which by now may be any other process's. */
async function clearRemains(cluster: Cluster): Promise<number | undefined> {
  const living = findServerPid(cluster.folder);
  if (living !== undefined) {
    throw new StartProblem(
      `The database server ${living} of ${cluster.folder} cannot be stopped.\nEnd it and start again.`,
      exitCodes.unavailable,
    );
  }
  await prepareSocketFolder(cluster.socketFolder, cluster.user);
  await rm(join(cluster.socketFolder, socketName), { force: true });
  await rm(join(cluster.socketFolder, `${socketName}.lock`), { force: true });
  const remains = findPidFile(cluster.folder);
  // PostgreSQL does not start over a pid file that it cannot parse, which a power cut may leave.
  if (!remains) await rm(pidFileOf(cluster.folder), { force: true });
  return remains?.pid;
}

function startFailed({ logFile }: Cluster): StartProblem {
  return new StartProblem(
    `The embedded database did not start; the end of ${logFile}:\n${readLogEnd(logFile)}`,
    exitCodes.unavailable,
  );
}
