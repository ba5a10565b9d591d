// The portal's memory at rest: after a start, and after it has shown every kind of public page and then been idle for a
// while. PostgreSQL is listed separately. The second start is measured, because the first one loads the demo content.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { familyOf, type MeasuredServer, readMemoryMb, startPortalIn } from './measured-portal.ts';

const SETTLES_MS = 1000 * Number(process.env.BENCH_SETTLES ?? 30);

const pages = ['/', '/products', '/product/1', '/companies', '/company/1', '/events', '/jobs'];
const others = [
  '/catalogs',
  '/rx',
  '/search?q=pump',
  '/contact',
  '/faq',
  '/subscription',
  '/login',
];

type Taken = Record<string, number>;

async function taken({ pid, heapMb }: MeasuredServer): Promise<Taken> {
  const { rss, pss } = readMemoryMb(pid);
  const family = familyOf(pid).filter((each) => each !== pid);
  const beside = family.reduce((sum, each) => sum + readMemoryMb(each).pss, 0);
  // Last, because it collects garbage that the other figures should include.
  return {
    'PSS MB': pss,
    'RSS MB': rss,
    'PSS of all beside it': beside,
    'heap in use': Math.round(await heapMb()),
  };
}

const dataDir = await mkdtemp(join(tmpdir(), 'mai-bench-rest-'));
try {
  await (await startPortalIn(dataDir)).stop();
  const table: Record<string, Taken> = {};
  const fresh = await startPortalIn(dataDir);
  await delay(SETTLES_MS);
  table.started = await taken(fresh);
  await fresh.stop();
  const visited = await startPortalIn(dataDir);
  for (const path of [...pages, ...others].flatMap((each) => [each, `/ar${each}`])) {
    const answer = await fetch(visited.url + path.replace(/\/$/, ''));
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  }
  await delay(SETTLES_MS);
  table['every kind of page shown'] = await taken(visited);
  await visited.stop();
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(table);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
