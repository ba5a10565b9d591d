import autocannon from 'autocannon';
import type { MeasuredServer } from './measured-portal.ts';
import { median } from './percentile.ts';

export type Reading = {
  readonly requestsPerSecond: number;
  readonly cpuMsPerRequest: number;
  readonly p99Ms: number;
};

const CONNECTIONS = 8;

/** What the load asks with. */
export const LOAD_HEADERS = { 'accept-encoding': 'br' };

/** More of what is asked than an address; what it is set up with is made for each request. */
export type Asking = autocannon.Request;

/** Loads one address for a while, or several in turn; every answer must be a success. */
export async function load(
  server: MeasuredServer,
  asked: string | readonly (string | Asking)[],
  seconds: number,
  connections = CONNECTIONS,
): Promise<Reading> {
  const before = server.cpuMs();
  const result = await autocannon({
    url: server.url,
    requests: [asked]
      .flat()
      .map((each) => (typeof each === 'string' ? { path: each } : { ...each })),
    connections,
    duration: seconds,
    headers: LOAD_HEADERS,
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${JSON.stringify(asked)}: ${result.non2xx} bad answers`);
  const requests = result.requests.total;
  return {
    requestsPerSecond: requests / result.duration,
    cpuMsPerRequest: (server.cpuMs() - before) / requests,
    p99Ms: result.latency.p99,
  };
}

/** Asks so many times without measuring: a process that has just begun is dearer than one that serves people. */
export async function warmUp(
  server: MeasuredServer,
  asked: string | readonly string[],
  times: number,
): Promise<void> {
  await autocannon({
    url: server.url,
    requests: [asked].flat().map((path) => ({ path })),
    connections: CONNECTIONS,
    amount: times,
    headers: LOAD_HEADERS,
  });
}

/** What one of so many requests costs; few enough to be over before a busy moment comes. */
export async function costOf(
  server: MeasuredServer,
  asked: string | Asking,
  times: number,
): Promise<number> {
  const before = server.runMs();
  const result = await autocannon({
    url: server.url,
    requests: [typeof asked === 'string' ? { path: asked } : { ...asked }],
    connections: CONNECTIONS,
    amount: times,
    headers: LOAD_HEADERS,
  });
  const ranMs = server.runMs() - before;
  if (result.non2xx + result.errors > 0)
    throw new Error(`${JSON.stringify(asked)}: ${result.non2xx} bad answers`);
  return ranMs / result.requests.total;
}

/** Readings of several servers in turn, so that a busy moment hits all of them; medians. */
export async function inTurn(
  subjects: Readonly<Record<string, () => Promise<Reading>>>,
  rounds: number,
): Promise<Record<string, Reading>> {
  const readings: Record<string, Reading[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, read] of Object.entries(subjects)) {
      readings[name] = [...(readings[name] ?? []), await read()];
    }
  }
  return Object.fromEntries(
    Object.entries(readings).map(([name, all]) => [
      name,
      {
        requestsPerSecond: median(all.map((each) => each.requestsPerSecond)),
        cpuMsPerRequest: median(all.map((each) => each.cpuMsPerRequest)),
        p99Ms: median(all.map((each) => each.p99Ms)),
      },
    ]),
  );
}

/** A table of rates and costs, each beside its ratio to the named floor. */
export function printTable(
  readings: Record<string, Reading>,
  floors: Record<string, string>,
): void {
  const rows = Object.entries(readings).map(([name, reading]) => {
    const floor = readings[floors[name] ?? name] ?? reading;
    return {
      what: name,
      'requests/s': Math.round(reading.requestsPerSecond),
      'CPU ms/request': Number(reading.cpuMsPerRequest.toFixed(3)),
      'p99 ms': reading.p99Ms,
      'rate / floor': Number((reading.requestsPerSecond / floor.requestsPerSecond).toFixed(2)),
      'CPU / floor': Number((reading.cpuMsPerRequest / floor.cpuMsPerRequest).toFixed(2)),
    };
  });
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(rows);
}
