import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import type { DatabaseLog } from './database-log.ts';
import { clusterFolderOf } from './embedded/cluster.ts';
import { requireDataFolder } from './embedded/data-folder.ts';
import { findFolderLock } from './embedded/folder-lock.ts';
import { findPidFile } from './embedded/pid-file.ts';
import { isServerOf } from './embedded/processes.ts';
import {
  type DatabaseConfig,
  embeddedTarget,
  type OpenPool,
  openEmbedded,
  openOutside,
  openPoolOf,
} from './open-pool.ts';
import { poll } from './poll.ts';
import { createPool } from './pool.ts';

const STARTING_TIMEOUT_MS = 30_000;

/** Opens a pool for commands that may run beside the portal: on its database if it is running, else like `openPool`. */
export async function joinPool(config: DatabaseConfig, log: DatabaseLog): Promise<OpenPool> {
  if (config.databaseUrl !== undefined) return openOutside(config.databaseUrl, log);
  const dataDir = await requireDataFolder(config.dataDir);
  const lock = await findFolderLock(dataDir);
  if (lock) return openEmbedded(dataDir, lock, log);
  const socketFolder = await requireRunningServer(dataDir);
  return openPoolOf(createPool(embeddedTarget(socketFolder), log));
}

/** Asks the running server where its socket is, because its portal may use another temporary folder. */
async function requireRunningServer(dataDir: string): Promise<string> {
  const folder = clusterFolderOf(dataDir);
  const socketFolder = await poll(
    () => {
      const file = findPidFile(folder);
      const isRunning = file?.status === 'ready' && isServerOf(folder, file.pid);
      return isRunning ? file.socketFolder : undefined;
    },
    { timeoutMs: STARTING_TIMEOUT_MS },
  );
  if (socketFolder !== undefined) return socketFolder;
  throw new StartProblem(
    `A portal holds ${dataDir}, but its database does not run.\nLook at ${dataDir}/postgres.log.`,
    exitCodes.unavailable,
  );
}
