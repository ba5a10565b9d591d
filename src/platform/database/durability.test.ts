import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createDataFolders } from '#testing/data-folders.ts';
import { type Program, startProgram } from '#testing/program.ts';
import { silentLog } from './database-log.ts';
import { clusterFolderOf } from './embedded/cluster.ts';
import { listOrphans } from './embedded/processes.ts';
import { openPool } from './open-pool.ts';

const ROUNDS = 20;
const folders = createDataFolders();

/** Kills (-9) the writer's process group and all processes of the database at once. */
async function killEverything(writer: Program, dataDir: string): Promise<void> {
  const killed = writer.kill();
  for (const pid of listOrphans(clusterFolderOf(dataDir))) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended together with its server.
    }
  }
  await killed;
}

/** The acknowledged rows that are missing after an ordinary start. */
async function listLost(dataDir: string, acknowledged: readonly string[]): Promise<string[]> {
  const { pool, close } = await openPool({ dataDir, databaseUrl: undefined }, silentLog);
  try {
    await pool.query('create table if not exists acknowledged (id text primary key)');
    const { rows } = await pool.query<{ id: string }>('select id from acknowledged');
    const stored = new Set(rows.map(({ id }) => id));
    return acknowledged.filter((id) => !stored.has(id));
  } finally {
    await close();
  }
}

const acknowledgedBy = (writer: Program) =>
  writer.lines.filter((line) => line.startsWith('ack ')).map((line) => line.slice('ack '.length));

/** Every third round is killed while it is starting, the first of them while it creates the database. */
async function runRound(dataDir: string, round: number, mode = 'durable') {
  const writer = startProgram('write-rows.ts', [dataDir, `${round}`, mode]);
  const isKilledEarly = round % 3 === 0;
  if (!isKilledEarly) await writer.requireLine('ack');
  const delayMs = Math.random() * (isKilledEarly ? 900 : 250);
  await delay(delayMs);
  await killEverything(writer, dataDir);
  return { acknowledged: acknowledgedBy(writer), delayMs };
}

test(`${ROUNDS} kills of everything at any moment lose no acknowledged write`, async () => {
  const dataDir = await folders.empty();
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const result = await runRound(dataDir, round);
    acknowledged.push(...result.acknowledged);
    const lost = await listLost(dataDir, acknowledged);
    expect(lost, `round ${round}, killed after ${result.delayMs} ms`).toEqual([]);
  }
  expect(acknowledged.length).toBeGreaterThan(ROUNDS);
}, 120_000);

test('control: a writer that acknowledges before the commit is caught', async () => {
  const dataDir = await folders.initialised();
  const acknowledged: string[] = [];
  let lost: readonly string[] = [];
  // A kill may happen to come right after a commit, so several rounds are tried.
  for (let round = 1; round <= ROUNDS && lost.length === 0; round++) {
    acknowledged.push(...(await runRound(dataDir, round, 'too-early')).acknowledged);
    lost = await listLost(dataDir, acknowledged);
  }
  expect(lost).not.toEqual([]);
}, 120_000);
