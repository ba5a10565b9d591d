// A cluster on a single machine: three portals behind HAProxy, two PostgreSQL servers managed by Patroni, and an
// independent S3 server. Measures their throughput, and what visitors notice when a portal is killed, the database
// fails over, or the next version is rolled out.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '#platform/database/database-log.ts';
import { openOutside } from '#platform/database/open-pool.ts';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startBalancers } from './cluster/balancers.ts';
import { CORES } from './cluster/cores.ts';
import { startDatabases } from './cluster/databases.ts';
import { failOver, killPortals, upgrade } from './cluster/disturbances.ts';
import { readPairs } from './cluster/pairs.ts';
import { firstUrl, poolerUrl, portalHosts } from './cluster/places.ts';
import { startPooler } from './cluster/pooler.ts';
import { makeNextRelease, portalAt } from './cluster/portals.ts';
import { findPrograms } from './cluster/programs.ts';
import { requireSoon } from './cluster/run-program.ts';
import { startStore } from './cluster/store.ts';
import { readThroughput } from './cluster/throughput.ts';
import { readUploads } from './cluster/uploads.ts';

const DATABASE_WITHIN_MS = 30_000;
const TIMES_IN_A_ROW = 10;
/** The company type that has services. */
const OFFERS_SERVICES = 5;

/** All parts, or those in BENCH_PARTS=kill,failover. */
const asked = process.env.BENCH_PARTS?.split(',');
const isAsked = (part: string) => asked?.includes(part) ?? true;

function tell(line: string): void {
  const load = loadavg()[0]?.toFixed(1);
  process.stdout.write(`\n${line}   (load ${load}, ${(performance.now() / 1000).toFixed(0)} s)\n`);
}

function show(rows: object): void {
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(rows);
}

const found = findPrograms();
if ('missing' in found) {
  process.stdout.write(
    `Skipped: this bench runs programs that are not here. On Debian: apt-get install ${found.missing.join(' ')}\n`,
  );
  process.exit(0);
}
const programs = found;

/** Cleanup steps, run in reverse order. */
const undo: (() => Promise<unknown>)[] = [];
async function cleanUp(): Promise<void> {
  for (const step of undo.splice(0).toReversed()) await step().catch(() => undefined);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}

/**
 * Whether the balancer leads to the primary. After its start it may take the standby for one that leads, until it has
 * checked twice.
 */
async function leadsToFirst(): Promise<boolean> {
  for (let time = 0; time < TIMES_IN_A_ROW; time += 1) {
    const database = await openOutside(firstUrl, silentLog).catch(() => undefined);
    const asked = database?.pool.query<{ follows: boolean }>(
      'select pg_is_in_recovery() as follows',
    );
    const answer = await asked?.catch(() => undefined);
    await database?.close();
    if (answer?.rows[0]?.follows !== false) return false;
  }
  return true;
}

async function run(): Promise<void> {
  const under = await mkdtemp(join(tmpdir(), 'cluster-'));
  if (!process.env.BENCH_KEEP) undo.push(() => rm(under, { recursive: true, force: true }));
  // The name server and PostgreSQL run as other users.
  await chmod(under, 0o755);
  tell(`${CORES} cores, everything in ${under}`);

  const databases = await startDatabases(under, programs);
  undo.push(databases.stop);
  const balancers = await startBalancers(under, programs);
  undo.push(balancers.stop);
  const store = await startStore(under);
  undo.push(store.stop);
  await requireSoon('the balancer leads to the database', leadsToFirst, DATABASE_WITHIN_MS);
  const database = await openOutside(firstUrl, silentLog);
  undo.push(database.close);

  const taskset = programs.pathOf('taskset');
  const portals = portalHosts.map((_, number) => portalAt(number, under));
  undo.push(() => Promise.all(portals.map((portal) => portal.stop())));
  const otherPids = async () => {
    const servers = await Promise.all(databases.nodes.map((node) => node.postmasterPid()));
    return [...balancers.pids, ...servers];
  };
  const restart = async (env: Readonly<Record<string, string>>) => {
    for (const portal of portals) {
      await portal.stop();
      await portal.start(undefined, env);
    }
  };
  for (const portal of portals) {
    await portal.start();
    if (!isAsked('throughput')) continue;
    const started = portals.slice(0, portals.indexOf(portal) + 1);
    const rows = await readThroughput(taskset, started, await otherPids());
    tell(`Throughput of ${started.length} behind the balancer`);
    show(rows);
  }
  if (isAsked('pooler')) {
    const pooler = await startPooler(under, programs);
    undo.push(pooler.stop);
    await restart({ DATABASE_URL: poolerUrl });
    const rows = await readThroughput(taskset, portals, [...(await otherPids()), pooler.pid]);
    tell('Throughput of 3 through PgBouncer');
    show(rows);
    await restart({});
  }

  const makeExhibitor = () => signInExhibitor(database, { type: OFFERS_SERVICES });
  const writers = [await makeExhibitor(), await makeExhibitor()];
  const renamer = await makeExhibitor();
  const { pool } = database;
  const parts: Readonly<Record<string, readonly [title: string, read: () => Promise<object>]>> = {
    uploads: ['Uploads through s3rver', () => readUploads(portals, renamer, store.countObjects)],
    pairs: ['A read after each write, with READ_DATABASE_URL', () => readPairs(databases, renamer)],
    kill: [
      'kill -9 of a portal under load, three times, and its start',
      () => killPortals(portals, writers, pool),
    ],
    upgrade: [
      'Rolling upgrade with two migrations under load',
      async () => upgrade(portals, writers, pool, await makeNextRelease(under)),
    ],
    failover: [
      'kill -9 of the leading PostgreSQL and its Patroni under load',
      () => failOver(databases, writers, pool),
    ],
    'pairs-after': ['A read after each write, after all that', () => readPairs(databases, renamer)],
  };
  for (const [part, [title, read]] of Object.entries(parts)) {
    if (!isAsked(part)) continue;
    const figures = await read();
    tell(title);
    show(figures);
  }
}

try {
  await run();
} finally {
  await cleanUp();
}
