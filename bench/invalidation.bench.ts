// How long a write waits until every instance has heard of it, by the number of instances. Here all of them run in this
// process, so they respond one after the other: an upper bound.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChangeFeed, openChangeFeed } from '#platform/cache/change-feed.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { type OpenPool, openPool } from '#platform/database/open-pool.ts';
import { median, percentile } from './percentile.ts';

const TIMES = Number(process.env.BENCH_TIMES ?? 400);
const WARM_UP_TIMES = 50;
const sizes = [1, 3, 10, 30];

const dataDir = await mkdtemp(join(tmpdir(), 'mai-bench-invalidation-'));
const config = { dataDir, databaseUrl: undefined };
const server = await openPool(config, silentLog);
const pools: OpenPool[] = [];
const feeds: ChangeFeed[] = [];

async function takeTimes(feed: ChangeFeed): Promise<readonly number[]> {
  const times: number[] = [];
  for (let time = 0; time < TIMES + WARM_UP_TIMES; time += 1) {
    const begun = performance.now();
    await feed.settle();
    if (time >= WARM_UP_TIMES) times.push(performance.now() - begun);
  }
  return times;
}

process.stdout.write('instances   median, ms   1 in 20 above, ms\n');
for (const size of sizes) {
  while (feeds.length < size) {
    const pool = await joinPool(config, silentLog);
    pools.push(pool);
    feeds.push(await openChangeFeed(pool.pool, silentLog));
  }
  const [first] = feeds;
  const times = first ? await takeTimes(first) : [];
  const cells = [size, median(times).toFixed(2), percentile(times, 0.95).toFixed(2)];
  process.stdout.write(`${cells.map((cell) => String(cell).padEnd(12)).join('')}\n`);
}

for (const feed of feeds) await feed.close();
for (const pool of pools) await pool.close();
await server.close();
await rm(dataDir, { recursive: true });
