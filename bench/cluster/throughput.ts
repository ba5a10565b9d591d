import autocannon from 'autocannon';
import { LOAD_HEADERS } from '../load.ts';
import { familyOf, readFamilyCpuMs } from '../measured-portal.ts';
import { CORES, pin } from './cores.ts';
import { visitorsUrl } from './places.ts';
import type { Portal } from './portals.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const CONNECTIONS = 16;

let asked = 0;
const subjects = {
  'kept page': () => '/companies',
  'call not kept': () => {
    asked += 1;
    return `/api/companies/companies.php?country=KW&limit=12&search=anew${asked}`;
  },
};

async function load(pathOf: () => string, seconds: number) {
  const result = await autocannon({
    url: visitorsUrl,
    connections: CONNECTIONS,
    duration: seconds,
    headers: LOAD_HEADERS,
    requests: [{ setupRequest: (request) => ({ ...request, path: pathOf() }) }],
  });
  return { rate: result.requests.total / result.duration, ...result };
}

type Row = Readonly<Record<string, string | number>>;

/**
 * The throughput behind the balancer with this many portals: first all on the last core with everything else on the
 * others, then everything on all cores. The load comes from the same machine.
 */
export async function readThroughput(
  taskset: string,
  portals: readonly Portal[],
  others: readonly number[],
): Promise<readonly Row[]> {
  const all = Array.from({ length: CORES }, (_, core) => core);
  const last = all.slice(-1);
  const rest = CORES > 1 ? all.slice(0, -1) : all;
  const arrangements = [
    { cores: '1', ofPortals: last, ofOthers: rest },
    { cores: `${CORES}, shared`, ofPortals: all, ofOthers: all },
  ];
  const rows: Row[] = [];
  for (const { cores, ofPortals, ofOthers } of arrangements) {
    const ours = portals.map((portal) => portal.pid());
    pin(taskset, ours.flatMap(familyOf), ofPortals);
    pin(taskset, [...others.flatMap(familyOf), process.pid], ofOthers);
    for (const [subject, pathOf] of Object.entries(subjects)) {
      await load(pathOf, 2);
      const before = ours.map(readFamilyCpuMs);
      const { rate, requests, latency, non2xx, errors } = await load(pathOf, SECONDS);
      const cpuMs = ours.reduce(
        (sum, pid, at) => sum + readFamilyCpuMs(pid) - (before[at] ?? 0),
        0,
      );
      rows.push({
        portals: portals.length,
        'cores for them': cores,
        what: subject,
        'requests/s': Math.round(rate),
        'portal CPU ms/request': Number((cpuMs / requests.total).toFixed(3)),
        'p99 ms': latency.p99,
        'not 200': non2xx + errors,
      });
    }
  }
  pin(
    taskset,
    [...others.flatMap(familyOf), ...portals.flatMap((each) => familyOf(each.pid())), process.pid],
    all,
  );
  return rows;
}
