import autocannon from 'autocannon';
import type { MeasuredServer } from './measured-portal.ts';
import { median } from './percentile.ts';

export type Reading = {
  readonly requestsPerSecond: number;
  readonly cpuMsPerRequest: number;
  readonly p99Ms: number;
};

const CONNECTIONS = 8;

/** Headers of all requests under load. */
export const LOAD_HEADERS = { 'accept-encoding': 'br' };

/** A request with more than an address; `setupRequest` is called for each. */
export type Asking = autocannon.Request;

/** Puts load on one address or several in turn for a while; every response must be successful. */
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

/** Makes this many requests without measuring, because a process that has just started is slower. */
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

/** The CPU cost of one of this many requests; few enough to finish before the machine gets busy. */
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

/** Reads several servers in turn, so that a busy moment affects all of them; returns medians. */
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

/** Prints rates and costs, each with its ratio to the named baseline. */
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
