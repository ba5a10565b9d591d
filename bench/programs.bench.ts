// What the portal spends on an answer for programs, beside the JSON call that gives the same list or record:
// application and database together, asked in turn. Kept answers stand beside the kept call; a tool is also asked
// for what nobody has asked for before, beside the call that has to be made too.
import type { Asking } from './load.ts';
import { inTurn, load, printTable } from './load.ts';
import { type MeasuredServer, startPortal } from './measured-portal.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MOST_TIMES = 1.15;
/** As many messages as a program sends in one talk, each talk from a network of its own. */
const MESSAGES_PER_NETWORK = 50;

let sent = 0;
const next = () => {
  sent += 1;
  return sent;
};

/** Networks behind a balancer, so that no limit is measured. */
function networkOf(message: number): string {
  const talk = Math.floor(message / MESSAGES_PER_NETWORK);
  return `10.${(talk >> 16) & 255}.${(talk >> 8) & 255}.${talk & 255}`;
}

const newWords = () => `nurse ${next()}x${Date.now()}`;

/** Asks with words that nobody has asked with before. */
const madeAnew = (path: string): Asking => ({
  path,
  setupRequest: (asked) => ({ ...asked, path: path + encodeURIComponent(newWords()) }),
});

/** A tool's message; every one has a number of its own, as those of the protocol's clients have. */
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
    'Markdown by Accept': { path: '/company/1', headers: { accept: 'text/markdown' } },
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

/** A portal that has just begun still draws pictures and learns words. */
async function untilQuiet(server: MeasuredServer): Promise<void> {
  for (let second = 0; second < MOST_SECONDS; second += 1) {
    const before = server.cpuMs();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    if (server.cpuMs() - before < QUIET_MS) return;
  }
}

const portal = await startPortal({ TRUST_PROXY: '1' });
try {
  const asked = Object.entries(besides).flatMap(([call, others]) => [
    ...Object.entries({ [call]: calls[call] as string | Asking, ...others }),
  ]);
  const subjects = Object.fromEntries(
    asked.map(([name, asking]) => [name, () => load(portal, [asking], SECONDS)]),
  );
  await untilQuiet(portal);
  // The engine has to have seen each of them for a while.
  await inTurn(subjects, 1);
  const readings = await inTurn(subjects, ROUNDS);
  const floors = Object.fromEntries(
    Object.entries(besides).flatMap(([call, others]) =>
      Object.keys(others).map((name) => [name, call]),
    ),
  );
  printTable(readings, floors);
  const costOf = (name: string) => readings[name]?.cpuMsPerRequest ?? Number.NaN;
  const above = Object.entries(floors)
    .filter(([name, call]) => costOf(name) > MOST_TIMES * costOf(call))
    .map(([name]) => name);
  process.stdout.write(
    above.length === 0
      ? `All within ${MOST_TIMES} times.\n`
      : `Above ${MOST_TIMES} times: ${above.join(', ')}\n`,
  );
} finally {
  await portal.stop();
}
