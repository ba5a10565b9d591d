import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { ServerUser } from './server-user.ts';

/** Settings of PostgreSQL by their names. */
export type OtherSettings = Readonly<Record<string, string>>;

/** Everything that is fixed about the embedded server of one data folder. */
export type Cluster = {
  readonly dataDir: string;
  readonly folder: string;
  readonly socketFolder: string;
  readonly logFile: string;
  readonly binaries: Binaries;
  readonly user: ServerUser;
  readonly version: string;
  /** What this server is to do otherwise than a portal's. */
  readonly otherwise: OtherSettings;
};

export const clusterFolderOf = (dataDir: string) => join(dataDir, 'postgres');

/**
 * The role that owns the cluster. The portal connects as `portalRole`, so that an SQL injection is not a superuser's.
 */
export const superuser = 'postgres';
export const portalRole = 'mai';
export const portalDatabase = 'mai';
