import { type Cluster, portalRole } from './cluster.ts';
import { findMemoryMb, measureDatabaseMb, memorySettings } from './memory-settings.ts';

/**
 * Sized for a small server beside the portal. What makes a commit durable is set explicitly although it is the default.
 */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '50',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  random_page_cost: '1.1',
  jit: 'off',
  io_workers: '1',
  // See without-parallel-index-builds.ts.
  max_parallel_maintenance_workers: '0',
  max_logical_replication_workers: '0',
  max_wal_size: '512MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors reach the portal, which decides what to log: their messages and statements contain personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
} as const;

/** The full command line. A server that already runs with exactly this one need not be restarted. */
export function serverCommand(cluster: Cluster): readonly [string, ...string[]] {
  const quotedSocketFolder = `"${cluster.socketFolder.replaceAll('"', '""')}"`;
  const all = {
    ...settings,
    ...memorySettings(findMemoryMb(), measureDatabaseMb(cluster.folder)),
    ...cluster.otherwise,
    cluster_name: `${portalRole}-${cluster.version}`,
    unix_socket_directories: quotedSocketFolder,
  };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return [cluster.binaries.postgres, '-D', cluster.folder, ...options];
}
