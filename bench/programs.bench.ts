// The cost of an answer for programs compared with the JSON call for the same list or record: application and database
// together. Each is requested a few hundred times, in many rounds, and the least disturbed tenth of the rounds counts:
// on shared cores medians differ by half, these hardly do. Cached answers are compared with the cached call; a tool is
// also called with new input and compared with the call that it has to make. A message has a head and a body to read,
// unlike a call: a bare server that answers both shows the minimum cost of that.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Asking, costOf } from './load.ts';
import { type MeasuredServer, startMeasured, startPortal } from './measured-portal.ts';
import { percentile } from './percentile.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20);
const TIMES = 400;
const LEAST_DISTURBED = 0.1;
const MOST_TIMES = 1.15;
/** The number of messages in one conversation of a program; each conversation has a network of its own. */
const MESSAGES_PER_NETWORK = 50;

let sent = 0;
const next = () => {
  sent += 1;
  return sent;
};

/** Networks behind a balancer, so that no rate limit is measured. */
function networkOf(message: number): string {
  const talk = Math.floor(message / MESSAGES_PER_NETWORK);
  return `10.${(talk >> 16) & 255}.${(talk >> 8) & 255}.${talk & 255}`;
}

/** A call also comes from a network behind that balancer. */
const BALANCED = { 'x-forwarded-for': networkOf(0) };

const newWords = () => `nurse ${next()}x${Date.now()}`;

/** Uses words that were never searched before. */
const madeAnew = (path: string): Asking => ({
  path,
  headers: BALANCED,
  setupRequest: (asked) => ({ ...asked, path: path + encodeURIComponent(newWords()) }),
});

/** A tool's message; each has an id of its own, as those of the protocol's clients. */
function message(name: string, argumentsOf: () => object): Asking {
  const written = () => {
    const params = { name, arguments: argumentsOf() };
    return JSON.stringify({ jsonrpc: '2.0', id: next(), method: 'tools/call', params });
  };
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-06-18',
  };
  return {
    method: 'POST',
    path: '/mcp',
    headers,
    setupRequest: (asked) => ({
      ...asked,
      headers: { ...asked.headers, 'x-forwarded-for': networkOf(sent) },
      body: written(),
    }),
  };
}

const LIST = 'call: jobs';
const RECORD = 'call: a company';
const FIFTY = 'call: fifty jobs';
const CHANGES = 'call: changes';
const MADE = 'call: jobs, made anew';

const besides: Readonly<Record<string, Readonly<Record<string, string | Asking>>>> = {
  [LIST]: {
    'Markdown: jobs': '/jobs.md',
    'JSON: jobs': '/jobs.json',
    'tool: jobs': message('list_jobs', () => ({ country: 'KW' })),
    'llms.txt': '/llms.txt',
  },
  // A feed has the newest fifty.
  [FIFTY]: {
    'RSS: jobs': '/jobs.rss?country=KW',
    'JSON Feed: jobs': '/jobs.feed.json?country=KW',
  },
  [CHANGES]: { changes: '/changes?kind=job&limit=100' },
  [RECORD]: {
    'Markdown: a company': '/company/1.md',
    'JSON: a company': '/company/1.json',
    'Markdown by Accept': { path: '/company/1', headers: { ...BALANCED, accept: 'text/markdown' } },
    'tool: a company': message('find_company', () => ({ id: 1 })),
    'tool: a page': message('open_page', () => ({ address: '/company/1' })),
  },
  [MADE]: {
    'tool: jobs, made anew': message('list_jobs', () => ({ country: 'KW', search: newWords() })),
  },
};

const calls: Readonly<Record<string, string | Asking>> = {
  [LIST]: '/api/jobs/jobs.php?country=KW',
  [RECORD]: '/api/companies/company-detail.php?id=1',
  [FIFTY]: '/api/jobs/jobs.php?country=KW&limit=50',
  [CHANGES]: '/api/changes/changes.php?kind=job&limit=100',
  [MADE]: madeAnew('/api/jobs/jobs.php?country=KW&search='),
};

const QUIET_MS = 30;
const MOST_SECONDS = 60;

/** A portal that has just started is still rendering pictures and learning words. */
async function untilQuiet(server: MeasuredServer): Promise<void> {
  for (let second = 0; second < MOST_SECONDS; second += 1) {
    const before = server.cpuMs();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    if (server.cpuMs() - before < QUIET_MS) return;
  }
}

const BARE_CALL = 'bare server: by address';
const BARE_MESSAGE = 'bare server: by message';
/** Headers that the bare server sets itself, or that only apply to the original bytes. */
const NOT_COPIED = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-encoding'];

/** Serves the cached call's bytes with its headers. */
async function startBare(portal: MeasuredServer, folder: string): Promise<MeasuredServer> {
  const answer = await fetch(portal.url + calls[LIST], { headers: { 'accept-encoding': 'br' } });
  const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()));
  const file = join(folder, 'body');
  await writeFile(file, body);
  const own = [...answer.headers].filter(([name]) => !NOT_COPIED.includes(name));
  const headers = { ...Object.fromEntries(own), 'content-length': String(body.length) };
  const env = { BODY_FILE: file, HEADERS: JSON.stringify(headers) };
  return startMeasured('bench/bare-message-server.ts', env, '/');
}

const asAsking = (asked: string | Asking): Asking =>
  typeof asked === 'string' ? { path: asked, headers: BALANCED } : asked;

const folder = await mkdtemp(join(tmpdir(), 'mai-bench-'));
const portal = await startPortal({ TRUST_PROXY: '1' });
const bare = await startBare(portal, folder);
try {
  const askings: Record<string, () => Promise<number>> = {
    [BARE_CALL]: () => costOf(bare, asAsking('/'), TIMES),
    [BARE_MESSAGE]: () =>
      costOf(
        bare,
        message('list_jobs', () => ({ country: 'KW' })),
        TIMES,
      ),
  };
  for (const [call, others] of Object.entries(besides)) {
    for (const [name, asked] of Object.entries({ [call]: calls[call] ?? '', ...others })) {
      askings[name] = () => costOf(portal, asAsking(asked), TIMES);
    }
  }
  await untilQuiet(portal);
  const costs: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, ask] of Object.entries(askings)) {
      costs[name] = [...(costs[name] ?? []), await ask()];
    }
  }
  const leastOf = (name: string) => percentile(costs[name] ?? [], LEAST_DISTURBED);
  const bodyMs = leastOf(BARE_MESSAGE) - leastOf(BARE_CALL);
  const rows = Object.entries(besides).flatMap(([call, others]) =>
    [call, ...Object.keys(others)].map((name) => {
      const floor = leastOf(call) + (name.startsWith('tool') ? bodyMs : 0);
      const times = { call: leastOf(name) / leastOf(call), floor: leastOf(name) / floor };
      return { what: name, cpuMs: leastOf(name), times };
    }),
  );
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(
    rows.map(({ what, cpuMs, times }) => ({
      what,
      'CPU ms/request': Number(cpuMs.toFixed(4)),
      'CPU / call': Number(times.call.toFixed(2)),
      'CPU / (call + message)': Number(times.floor.toFixed(2)),
    })),
  );
  const above = rows.filter(({ times }) => times.floor > MOST_TIMES).map(({ what }) => what);
  process.stdout.write(
    `A message costs ${bodyMs.toFixed(4)} ms more than an address on a bare server, which sends its answer for ` +
      `${leastOf(BARE_CALL).toFixed(4)}.\n` +
      (above.length === 0
        ? `All within ${MOST_TIMES} times.\n`
        : `Above ${MOST_TIMES} times: ${above.join(', ')}\n`),
  );
} finally {
  await bare.stop();
  await portal.stop();
  await rm(folder, { recursive: true, force: true });
}
