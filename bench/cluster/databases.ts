import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { databaseHosts, password, ports } from './places.ts';
import type { Programs } from './programs.ts';
import {
  answersOk,
  giveAway,
  type RunningProgram,
  requireSoon,
  runProgram,
} from './run-program.ts';

const READY_WITHIN_MS = 60_000;

/**
 * How long a silent leader stays leader: the minimum by Patroni's rule, loop_wait plus twice retry_timeout. A busy
 * network needs more, and a failover then takes that much longer.
 */
const leadership = { ttl: 8, loop_wait: 2, retry_timeout: 3 };

type Host = (typeof databaseHosts)[number];

export type DatabaseNode = {
  readonly host: Host;
  /** Starts it, also after it was killed. */
  start(): void;
  postmasterPid(): Promise<number>;
  /** Kills the server and Patroni at once, as if the machine lost its power. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

export type Databases = {
  readonly nodes: readonly DatabaseNode[];
  findLeader(): Promise<DatabaseNode | undefined>;
  /** Waits until one node leads and the other is an up-to-date synchronous standby. */
  requireWhole(): Promise<void>;
  /** Queries one server directly, past every balancer. */
  ask<Row extends pg.QueryResultRow>(node: DatabaseNode, sql: string): Promise<readonly Row[]>;
  stop(): Promise<void>;
};

function configurationOf(host: Host, folder: string, { postgresFolder }: Programs) {
  const role = (username: string) => ({ username, password });
  const own = (port: number) => `${host}:${port}`;
  return {
    scope: 'mai',
    name: `on-${host.replaceAll('.', '-')}`,
    restapi: { listen: own(ports.patroni), connect_address: own(ports.patroni) },
    etcd3: { hosts: [`127.0.0.1:${ports.etcd}`] },
    bootstrap: {
      dcs: {
        ...leadership,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 100, wal_log_hints: 'on', hot_standby: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: own(ports.postgres),
      connect_address: own(ports.postgres),
      data_dir: join(folder, 'data'),
      bin_dir: postgresFolder,
      pgpass: join(folder, 'pgpass'),
      // Otherwise the copy only begins after the next regular checkpoint.
      basebackup: [{ checkpoint: 'fast' }],
      authentication: {
        superuser: role('postgres'),
        replication: role('replicator'),
        rewind: role('rewinder'),
      },
      pg_hba: [
        'local all all trust',
        'host replication replicator 127.0.0.0/8 scram-sha-256',
        'host all all 127.0.0.0/8 scram-sha-256',
      ],
      parameters: { unix_socket_directories: folder, shared_buffers: '128MB' },
    },
    tags: {},
  };
}

async function prepareNode(host: Host, under: string, programs: Programs): Promise<DatabaseNode> {
  const folder = join(under, host);
  await mkdir(folder, { mode: 0o700 });
  await giveAway(folder);
  const file = join(folder, 'patroni.json');
  await writeFile(file, JSON.stringify(configurationOf(host, folder, programs), undefined, 2));
  let patroni: RunningProgram | undefined;
  const postmasterPid = async () =>
    Number.parseInt(await readFile(join(folder, 'data/postmaster.pid'), 'utf8'), 10);
  return {
    host,
    postmasterPid,
    start() {
      patroni = runProgram({
        name: 'patroni',
        command: [programs.pathOf('patroni'), file],
        folder,
        unprivileged: true,
      });
    },
    async kill() {
      const pid = await postmasterPid();
      const killed = patroni?.kill();
      process.kill(pid, 'SIGKILL');
      await killed;
    },
    async stop() {
      const pid = await postmasterPid().catch(() => undefined);
      await patroni?.stop();
      // Patroni stops its server, unless Patroni itself was killed.
      try {
        if (pid) process.kill(pid, 'SIGKILL');
      } catch {
        return;
      }
    },
  };
}

const superuserOf = ({ host }: DatabaseNode, database: string) =>
  new pg.Client({ host, port: ports.postgres, user: 'postgres', password, database });

async function askAs<Row extends pg.QueryResultRow>(
  node: DatabaseNode,
  database: string,
  statements: readonly string[],
): Promise<readonly Row[]> {
  const client = superuserOf(node, database);
  client.on('error', () => undefined);
  await client.connect();
  try {
    let rows: readonly Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    return rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function startRegister(under: string, programs: Programs): RunningProgram {
  const at = (port: number) => `http://127.0.0.1:${port}`;
  return runProgram({
    name: 'etcd',
    folder: under,
    command: [
      programs.pathOf('etcd'),
      `--data-dir=${join(under, 'etcd')}`,
      `--listen-client-urls=${at(ports.etcd)}`,
      `--advertise-client-urls=${at(ports.etcd)}`,
      `--listen-peer-urls=${at(ports.etcdPeers)}`,
      `--initial-advertise-peer-urls=${at(ports.etcdPeers)}`,
      `--initial-cluster=default=${at(ports.etcdPeers)}`,
      '--log-level=error',
    ],
    // Debian's builds for some architectures require it.
    env: { ETCD_UNSUPPORTED_ARCH: process.arch },
  });
}

/** Two PostgreSQL servers, the second a synchronous standby of the first, managed by Patroni with one etcd. */
export async function startDatabases(under: string, programs: Programs): Promise<Databases> {
  const register = startRegister(under, programs);
  const nodes: DatabaseNode[] = [];
  for (const host of databaseHosts) nodes.push(await prepareNode(host, under, programs));
  const says = ({ host }: DatabaseNode, part: string) =>
    answersOk(`http://${host}:${ports.patroni}/${part}`);
  const databases: Databases = {
    nodes,
    async findLeader() {
      for (const node of nodes) if (await says(node, 'primary')) return node;
      return undefined;
    },
    requireWhole: () =>
      requireSoon(
        'one database leads and the other follows it synchronously',
        async () => {
          const leading = await Promise.all(nodes.map((node) => says(node, 'primary')));
          const following = await Promise.all(nodes.map((node) => says(node, 'synchronous')));
          return leading.some((isSo) => isSo) && following.some((isSo) => isSo);
        },
        READY_WITHIN_MS,
      ),
    ask: (node, sql) => askAs(node, 'mai', [sql]),
    async stop() {
      for (const node of nodes.toReversed()) await node.stop();
      await register.stop();
    },
  };
  try {
    await requireSoon(
      'etcd answers',
      () => answersOk(`http://127.0.0.1:${ports.etcd}/health`),
      READY_WITHIN_MS,
    );
    const [leader] = nodes;
    if (!leader) throw new Error('There is no database');
    leader.start();
    await requireSoon('a database leads', () => says(leader, 'primary'), READY_WITHIN_MS);
    for (const node of nodes.slice(1)) node.start();
    await askAs(leader, 'postgres', [
      `create role mai login password '${password}'`,
      'create database mai owner mai',
    ]);
    await databases.requireWhole();
    return databases;
  } catch (error) {
    await databases.stop();
    throw error;
  }
}
