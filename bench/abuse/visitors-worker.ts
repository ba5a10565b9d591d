// Visitors have a thread of their own, so that they do not wait while attackers prepare their requests.
import { parentPort, workerData } from 'node:worker_threads';
import { percentile } from '../percentile.ts';
import type { Visits } from './visitors.ts';

/** The pages ordinary visitors look at, in both languages. */
const paths = [
  '/',
  '/ar',
  '/companies',
  '/ar/companies',
  '/products',
  '/ar/products',
  '/jobs',
  '/events',
  '/rx',
  '/faq',
  '/api/companies/companies.php?country=KW&limit=12',
  '/api/search/search.php?q=ventilator',
];

const EACH_MS = 50;

const { url } = workerData as { readonly url: string };
const tookMs: number[] = [];
const running = new Set<Promise<void>>();
let failed = 0;
let asked = 0;

async function visit(path: string): Promise<void> {
  const dueAt = performance.now();
  try {
    const response = await fetch(url + path, { signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    if (!response.ok) failed += 1;
  } catch {
    failed += 1;
  }
  tookMs.push(performance.now() - dueAt);
}

const timer = setInterval(() => {
  const visiting = visit(paths[asked % paths.length] ?? '/');
  asked += 1;
  running.add(visiting);
  void visiting.finally(() => running.delete(visiting));
}, EACH_MS);

parentPort?.once('message', async () => {
  clearInterval(timer);
  await Promise.all(running);
  const visits: Visits = { p99Ms: percentile(tookMs, 0.99), asked, failed };
  parentPort?.postMessage(visits);
});
