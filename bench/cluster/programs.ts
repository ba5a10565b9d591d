import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const POSTGRES_FOLDER = '/usr/lib/postgresql';
const ETCD_FOR_PYTHON = '/usr/lib/python3/dist-packages/etcd';

/** The Debian package of each program. */
const packageOf = {
  haproxy: 'haproxy',
  patroni: 'patroni',
  etcd: 'etcd-server',
  dnsmasq: 'dnsmasq-base',
  pgbouncer: 'pgbouncer',
  taskset: 'util-linux',
} as const;

export type ProgramName = keyof typeof packageOf;

export type Programs = {
  readonly pathOf: (name: ProgramName) => string;
  /** The folder with initdb, postgres, pg_basebackup and pg_rewind. */
  readonly postgresFolder: string;
};

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin'];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const findProgram = (name: string) =>
  folders.map((folder) => join(folder, name)).find((path) => isProgram(path));

function findPostgres(): string | undefined {
  const versions = existsSync(POSTGRES_FOLDER) ? readdirSync(POSTGRES_FOLDER) : [];
  return versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(POSTGRES_FOLDER, version, 'bin'))
    .find((folder) => isProgram(join(folder, 'pg_rewind')));
}

/** The cluster's programs, or the packages that are missing. */
export function findPrograms(): Programs | { readonly missing: readonly string[] } {
  const names = Object.keys(packageOf) as ProgramName[];
  const paths = new Map(names.map((name) => [name, findProgram(name)]));
  const postgresFolder = findPostgres();
  const missing: string[] = names.filter((name) => !paths.get(name)).map((name) => packageOf[name]);
  if (!existsSync(ETCD_FOR_PYTHON)) missing.push('python3-etcd');
  if (!postgresFolder) missing.push('postgresql');
  if (missing.length > 0 || !postgresFolder) return { missing };
  return { pathOf: (name) => paths.get(name) ?? name, postgresFolder };
}
