import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseLog } from '#platform/database/database-log.ts';
import { messageOf } from '#platform/database/error-code.ts';
import { requireBinaries } from './binaries.ts';
import { chooseServerUser, sharesRootsUid } from './choose-server-user.ts';
import { type Cluster, clusterFolderOf, type OtherSettings } from './cluster.ts';
import { initialiseOnce } from './initialise.ts';
import { isServerOf } from './processes.ts';
import { socketFolderOf } from './socket-folder.ts';
import { startServer } from './start-server.ts';
import { stopServer } from './stop-server.ts';

const WATCH_EVERY_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

export type EmbeddedServer = {
  readonly socketFolder: string;
  /** Ends the sessions, flushes everything to disk and stops the server. */
  stop(): Promise<void>;
};

/** Starts or adopts the server of a data folder whose lock the caller holds, and restarts it when it dies. */
export async function startEmbeddedServer(
  dataDir: string,
  log: DatabaseLog,
  otherwise: OtherSettings = {},
): Promise<EmbeddedServer> {
  const cluster = await prepareCluster(dataDir, otherwise);
  await initialiseOnce(cluster);
  const started = await startServer(cluster);
  const { version, user } = cluster;
  log.info({ ...started, version, as: user.name }, 'embedded database is running');
  if (sharesRootsUid(user)) {
    log.warn(
      { dataDir },
      'the embedded database runs with the number of root, because no other user reaches its folder',
    );
  }

  const stopping = new AbortController();
  const running = { pid: started.pid };
  const watch = keepRunning(cluster, running, log, stopping.signal);
  return {
    socketFolder: cluster.socketFolder,
    async stop() {
      stopping.abort();
      await watch;
      await stopServer(cluster.folder, running.pid);
    },
  };
}

async function prepareCluster(dataDir: string, otherwise: OtherSettings): Promise<Cluster> {
  const binaries = await requireBinaries();
  return {
    ...(await chooseServerUser(dataDir, binaries)),
    dataDir,
    binaries,
    folder: clusterFolderOf(dataDir),
    socketFolder: socketFolderOf(dataDir),
    logFile: join(dataDir, 'postgres.log'),
    otherwise,
  };
}

/** Polls instead of waiting for the child to exit, because an adopted server is not our child. */
async function keepRunning(
  cluster: Cluster,
  running: { pid: number },
  log: DatabaseLog,
  signal: AbortSignal,
): Promise<void> {
  let pauseMs = WATCH_EVERY_MS;
  while (!signal.aborted) {
    await delay(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted || isServerOf(cluster.folder, running.pid)) continue;
    log.error({ pid: running.pid }, 'embedded database ended unexpectedly; starting it again');
    try {
      running.pid = (await startServer(cluster)).pid;
      log.info({ pid: running.pid }, 'embedded database is running again');
      pauseMs = WATCH_EVERY_MS;
    } catch (error) {
      log.error({ reason: messageOf(error) }, 'embedded database could not be started again');
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
}
