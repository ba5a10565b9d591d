// Five times the load that the portal can serve without an answer cache: what gets done compared with its peak, how
// long that takes, what happens to the rest, and how soon it recovers. It is warmed up before its peak is measured,
// because a process that has just started only reaches half of it.
import { MOST_AT_ONCE } from '#platform/http/concurrency-limit.ts';
import { type Reading as LoadReading, load, warmUp } from './load.ts';
import { type MeasuredServer, startPortal } from './measured-portal.ts';
import { type Answer, askAtRate } from './open-loop.ts';
import { median, percentile } from './percentile.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const TIMES = 5;
/** Five times as many as are served at once. */
const LINES = TIMES * MOST_AT_ONCE;
const WELL_AFTER_ANSWERS = 20;
const GIVE_UP_MS = 30_000;
const WARM_REQUESTS = Number(process.env.BENCH_WARM ?? 3_000);

const subjects = {
  'call companies': '/api/companies/companies.php?country=KW&limit=12',
  'page companies': '/companies',
};

/** Time until this many requests in a row, one after the other, succeed. */
async function readRecoveryMs({ url }: MeasuredServer, path: string): Promise<number> {
  const begun = performance.now();
  let inRow = 0;
  let wellAtMs = 0;
  while (inRow < WELL_AFTER_ANSWERS && performance.now() - begun < GIVE_UP_MS) {
    const { ok } = await fetch(url + path);
    if (inRow === 0) wellAtMs = performance.now() - begun;
    inRow = ok ? inRow + 1 : 0;
  }
  return wellAtMs;
}

const share = (answers: readonly Answer[], isMeant: (answer: Answer) => boolean, of: number) =>
  answers.filter(isMeant).length / of;

/** The highest throughput over several numbers of connections. */
async function readPeak(portal: MeasuredServer, path: string): Promise<LoadReading> {
  let best: LoadReading | undefined;
  for (const connections of [8, 24, 72]) {
    const reading = await load(portal, path, SECONDS, connections);
    if (!best || reading.requestsPerSecond > best.requestsPerSecond) best = reading;
  }
  if (!best) throw new Error('Nothing was measured');
  return best;
}

async function readRound(portal: MeasuredServer, path: string) {
  const { requestsPerSecond: peak, cpuMsPerRequest } = await readPeak(portal, path);
  const before = portal.cpuMs();
  const { answers, offered } = await askAtRate(portal.url, {
    rate: TIMES * peak,
    seconds: SECONDS,
    lines: LINES,
    pathOf: () => path,
  });
  const cpuMs = portal.cpuMs() - before;
  const recoveryMs = await readRecoveryMs(portal, path);
  const done = answers.filter(({ status }) => status === 200);
  return {
    peak,
    offered: offered / SECONDS,
    goodput: done.length / SECONDS / peak,
    p99Ms: percentile(
      done.map(({ tookMs }) => tookMs),
      0.99,
    ),
    refused: share(
      answers,
      ({ status, hasRetryAfter }) => status === 503 && hasRetryAfter,
      offered,
    ),
    other: share(answers, ({ status }) => status !== 200 && status !== 503, offered),
    unanswered: 1 - answers.length / offered,
    cpuShare: cpuMs / (SECONDS * 1000),
    costRatio: cpuMs / done.length / cpuMsPerRequest,
    recoveryMs,
  };
}

type Reading = Awaited<ReturnType<typeof readRound>>;

const portal = await startPortal({ ANSWERS_MB: '0' });
try {
  const rows = [];
  for (const [what, path] of Object.entries(subjects)) {
    await warmUp(portal, path, WARM_REQUESTS);
    const rounds: Reading[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await readRound(portal, path));
    const of = (name: keyof Reading) => median(rounds.map((each) => each[name]));
    rows.push({
      what,
      'peak/s': Math.round(of('peak')),
      'offered/s': Math.round(of('offered')),
      'done / peak': Number(of('goodput').toFixed(2)),
      'p99 of done, ms': Math.round(of('p99Ms')),
      '503 with Retry-After': Number(of('refused').toFixed(3)),
      'other answers': Number(of('other').toFixed(3)),
      'no answer': Number(of('unanswered').toFixed(3)),
      'CPU per done / at peak': Number(of('costRatio').toFixed(2)),
      'core used': Number(of('cpuShare').toFixed(2)),
      'well again after, ms': Math.round(of('recoveryMs')),
    });
  }
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(rows);
} finally {
  await portal.stop();
}
