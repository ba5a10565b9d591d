import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterFolderOf } from '#platform/database/embedded/cluster.ts';
import { findServerPid } from '#platform/database/embedded/processes.ts';
import { endOrphans, stopServer } from '#platform/database/embedded/stop-server.ts';

/** A folder with a name short enough for a socket's path. */
export const makeTemporaryFolder = () => mkdtemp(join(tmpdir(), 'mai-'));

/** Removes a data folder, after stopping any server that still runs in it. */
export async function removeDataFolder(dataDir: string): Promise<void> {
  const cluster = clusterFolderOf(dataDir);
  const pid = findServerPid(cluster);
  if (pid !== undefined) await stopServer(cluster, pid);
  await endOrphans(cluster);
  // Ten times faster than the asynchronous version for a database's thousand files.
  rmSync(dataDir, { recursive: true, force: true });
}
