// Calls and pages of the portal against the baseline: a bare server that sends the same bytes and headers from memory.
// Beside each is the same answer from a portal without a cache, which makes it anew every time; for the long tail only
// the markup that pages share is cached, and the list of companies is compared with its query in a bare route. CPU is
// that of server and database. All servers are warmed up equally before measuring: real servers run for hours, and
// freshly loaded code costs two or three times as much.
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { cardValues, selectCompanyCards } from '#features/companies/server/companies.queries.ts';
import { firstPosition } from '#features/companies/server/daily-order.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { inTurn, LOAD_HEADERS, load, printTable, type Reading, warmUp } from './load.ts';
import { type MeasuredServer, startMeasured, startPortal } from './measured-portal.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** Warm-up requests per address, or per list of addresses. */
const WARM_REQUESTS = Number(process.env.BENCH_WARM ?? 3_000);

/** An event's address contains its title, so the portal is asked for one. */
async function firstEventPath(portal: MeasuredServer): Promise<string> {
  const answer = await fetch(`${portal.url}/api/events/events.php?country=KW&limit=1`);
  const { events } = (await answer.json()) as { events: readonly { slug: string }[] };
  return `/event/${events[0]?.slug}`;
}

const folder = await mkdtemp(join(tmpdir(), 'mai-bench-bodies-'));
const portal = await startPortal();
const started: MeasuredServer[] = [portal];

const subjects: Readonly<Record<string, string>> = {
  'call companies': '/api/companies/companies.php?country=KW&limit=12',
  'call company': '/api/companies/company-detail.php?id=1',
  'call products': '/api/products/get-products.php?country=KW&limit=12',
  'call jobs': '/api/jobs/jobs.php?country=KW&limit=6',
  'page home': '/',
  'page companies': '/companies',
  'page company': '/company/1',
  'page product': '/product/1',
  'page event': await firstEventPath(portal),
};

const numbered = (path: string, most: number): string[] =>
  Array.from({ length: most }, (_, position) => path + (position + 1));

/** Pages that are visited rarely, so many that none stays cached for long. */
const tails: Readonly<Record<string, readonly string[]>> = {
  'page product': numbered('/product/', 300),
  'page company': numbered('/company/', 60),
};

/** The bytes as transferred, because fetch would decompress them. */
async function readAsSent(url: string) {
  const [response] = await once(get(url, { headers: LOAD_HEADERS }), 'response');
  return { body: await buffer(response), headers: (response as IncomingMessage).headers };
}

/** Headers that belong to the connection and not to the answer. */
const ofTheConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

async function startFloor(name: string, path: string): Promise<MeasuredServer> {
  const { body, headers } = await readAsSent(portal.url + path);
  const file = join(folder, name.replaceAll(' ', '-'));
  await writeFile(file, body);
  const own = Object.entries(headers).filter(([header]) => !ofTheConnection.includes(header));
  const env = { BODY_FILE: file, HEADERS: JSON.stringify(Object.fromEntries(own)) };
  const floor = await startMeasured('bench/bare-server.ts', env, '/');
  started.push(floor);
  return floor;
}

/** A bare server with the company list's query, with the CPU time of its database included. */
async function startBareQuery(beside: MeasuredServer & { dataDir: string }) {
  const now = new Date();
  const values = cardValues({ country: 'KW', at: firstPosition(now), limit: 13 }, now);
  const { pool, close } = await joinPool(
    { dataDir: beside.dataDir, databaseUrl: undefined },
    silentLog,
  );
  const rows = await selectCompanyCards.all(pool, values);
  if (rows.length === 0) throw new Error('There are no companies to read');
  await close();
  const server = await startMeasured(
    'bench/bare-query-server.ts',
    { BENCH_DATA_DIR: beside.dataDir, QUERY_VALUES: JSON.stringify(values) },
    '/',
  );
  // The database belongs to the portal beside it, which is idle meanwhile.
  return { ...server, cpuMs: () => server.cpuMs() + beside.cpuMs() };
}

try {
  const anew = await startPortal({ ANSWERS_MB: '0' });
  started.push(anew);
  const readings: Record<string, () => Promise<Reading>> = {};
  const floors: Record<string, string> = {};
  const read = async (
    name: string,
    server: MeasuredServer,
    asked: string | readonly string[],
    floor: string,
  ) => {
    await warmUp(server, asked, WARM_REQUESTS);
    readings[name] = () => load(server, asked, SECONDS);
    floors[name] = floor;
  };
  for (const [name, path] of Object.entries(subjects)) {
    await read(`${name}, bare`, await startFloor(name, path), path, `${name}, bare`);
    await read(name, portal, path, `${name}, bare`);
    await read(`${name}, made anew`, anew, path, name);
  }
  // A cache for a few pages: the shared markup stays, and each page is evicted before it is requested again.
  const longTail = await startPortal({ ANSWERS_MB: '2' });
  started.push(longTail);
  for (const [name, paths] of Object.entries(tails)) {
    await read(`${name}, another each time`, longTail, paths, name);
  }
  const asking = await startBareQuery(anew);
  started.push(asking);
  const bareQuery = 'companies, bare route with the query';
  await read(bareQuery, asking, '/', bareQuery);
  const callPath = subjects['call companies'] as string;
  await read('call companies, made anew / the bare route', anew, callPath, bareQuery);
  printTable(await inTurn(readings, ROUNDS), floors);
} finally {
  for (const server of started.reverse()) await server.stop();
  await rm(folder, { recursive: true, force: true });
}
