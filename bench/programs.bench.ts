// What the portal spends on an answer for programs, beside the JSON call that gives the same list: a form of a kept
// page costs what a kept call does. A tool's answer is made for each message, so it stands beside a call that is made too.
import { Agent, request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { startPortal } from './measured-portal.ts';
import { median } from './percentile.ts';

const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 4_000);
const MADE_SHARE = 8;
const ROUNDS = 5;
const CONNECTIONS = 8;
const MOST_TIMES = 1.15;

const byte = () => Math.floor(Math.random() * 256);

type Asked = { readonly path: string; readonly body?: string };
type Subject = {
  readonly name: string;
  /** What it is compared with. */
  readonly beside: string;
  asked(n: number): Asked;
};

const fixed = (path: string) => () => ({ path });
const tool = (name: string, args: object) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: args },
  });

const KEPT = 'the call, kept';
const MADE = 'the call, made';

const subjects: readonly Subject[] = [
  { name: KEPT, beside: KEPT, asked: fixed('/api/jobs/jobs.php?country=KW') },
  { name: 'Markdown', beside: KEPT, asked: fixed('/jobs.md?country=KW') },
  { name: 'JSON of the page', beside: KEPT, asked: fixed('/jobs.json?country=KW') },
  { name: 'RSS', beside: KEPT, asked: fixed('/jobs.rss?country=KW') },
  { name: 'JSON Feed', beside: KEPT, asked: fixed('/jobs.feed.json?country=KW') },
  { name: 'llms.txt', beside: KEPT, asked: fixed('/llms.txt') },
  {
    name: MADE,
    beside: MADE,
    // Words that nobody asked for before.
    asked: (n) => ({ path: `/api/jobs/jobs.php?country=KW&search=nurse%20${n}${Date.now()}` }),
  },
  {
    name: '/mcp',
    beside: MADE,
    asked: (n) => ({
      path: '/mcp',
      body: tool('list_jobs', { country: 'KW', search: `nurse ${n}${Date.now()}` }),
    }),
  },
];

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function send(url: string, { path, body }: Asked): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = ask(
      url + path,
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: {
          // Each from a network of its own: what is measured is no limit.
          'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}`,
          'accept-encoding': 'br',
          accept: 'application/json, text/event-stream',
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
      },
      (response) => {
        if (response.statusCode === 200) resolve(text(response));
        else reject(new Error(`${path}: ${response.statusCode}`));
      },
    );
    asking.once('error', reject);
    asking.end(body);
  });
}

const portal = await startPortal({ TRUST_PROXY: '1' });
try {
  const measure = async ({ asked, beside }: Subject): Promise<number> => {
    const requests = beside === MADE ? REQUESTS / MADE_SHARE : REQUESTS;
    let left = requests;
    const loop = async () => {
      while (left > 0) {
        left -= 1;
        await send(portal.url, asked(left));
      }
    };
    const before = portal.cpuMs();
    await Promise.all(Array.from({ length: CONNECTIONS }, loop));
    return (portal.cpuMs() - before) / requests;
  };
  const readings = new Map(subjects.map(({ name }) => [name, [] as number[]]));
  for (const subject of subjects) await measure(subject);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const subject of subjects) readings.get(subject.name)?.push(await measure(subject));
  }
  const cpuOf = (name: string) => median(readings.get(name) ?? []);
  const table = subjects.map(({ name, beside }) => ({
    answer: name,
    'CPU ms': Number(cpuOf(name).toFixed(3)),
    beside,
    times: Number((cpuOf(name) / cpuOf(beside)).toFixed(2)),
  }));
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(table);
  const above = table.filter(({ times }) => times > MOST_TIMES).map(({ answer }) => answer);
  process.stdout.write(
    above.length === 0
      ? `All within ${MOST_TIMES} times.\n`
      : `Above ${MOST_TIMES} times: ${above.join(', ')}\n`,
  );
} finally {
  agent.destroy();
  await portal.stop();
}
