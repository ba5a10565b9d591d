// A million addresses that were never requested before, each from a network of its own: the heap's size after every
// tenth of them, after garbage collection. It must stay flat.
import { randomBytes } from 'node:crypto';
import { Agent, get } from 'node:http';
import { startPortal } from './measured-portal.ts';

const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 1_000_000);
const PARTS = 10;
const CONNECTIONS = 8;
const LONGEST = 400;

const random = () => randomBytes(1 + Math.floor(Math.random() * (LONGEST / 2))).toString('hex');
const byte = () => Math.floor(Math.random() * 256);

/** What a stranger can make up: parameters, values, paths, ids. */
const addresses: readonly (() => string)[] = [
  () => `/api/companies/companies.php?country=KW&${random()}=${random()}`,
  () => `/companies?utm_source=${random()}`,
  () => `/sitemap.xml?${random()}`,
  () => `/api/${random()}`,
  () => `/Upload/companies/${random()}.webp`,
  () => `/assets/${random()}.js`,
  () => `/api/companies/company.php?id=${Math.floor(Math.random() * 1e9)}`,
  () => `/api/companies/companies.php?country=KW&search=${random().slice(0, 100)}`,
];

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const told = new Map<number | undefined, number>();

function ask(url: string, path: string): Promise<void> {
  const headers = { 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` };
  return new Promise((resolve, reject) => {
    const request = get(url + path, { agent, headers }, (response) => {
      const { statusCode } = response;
      told.set(statusCode, (told.get(statusCode) ?? 0) + 1);
      response.resume().once('end', resolve);
    });
    // A persistent connection may be closed just as it is reused; then the request is sent again.
    request.once('error', (error) => {
      if (request.reusedSocket) resolve(ask(url, path));
      else reject(error);
    });
  });
}

async function askMany(url: string, count: number): Promise<void> {
  let left = count;
  const loop = async () => {
    while (left > 0) {
      left -= 1;
      await ask(url, (addresses[left % addresses.length] as () => string)());
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, loop));
}

const portal = await startPortal({ TRUST_PROXY: '1' });
try {
  await askMany(portal.url, REQUESTS / 100);
  const first = await portal.heapMb();
  const table = [{ requests: 0, 'heap MB': Number(first.toFixed(1)), 'grew MB': 0 }] as object[];
  for (let part = 1; part <= PARTS; part += 1) {
    const started = performance.now();
    await askMany(portal.url, REQUESTS / PARTS);
    const heap = await portal.heapMb();
    const row = {
      requests: (part * REQUESTS) / PARTS,
      'heap MB': Number(heap.toFixed(1)),
      'grew MB': Number((heap - first).toFixed(1)),
      seconds: Math.round((performance.now() - started) / 1000),
    };
    table.push(row);
    // Progress of a long run.
    process.stderr.write(`${JSON.stringify(row)}\n`);
  }
  const statuses = [...told].map(([status, times]) => `${status}: ${times}`).join(', ');
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(table);
  process.stdout.write(`Told (status: times): ${statuses}\n`);
} finally {
  await portal.stop();
  agent.destroy();
}
