// Lighthouse scores of public pages on a simulated phone, for the given addresses or the usual ones. BENCH_TIMES is the
// number of loads per page: the best is shown, and beside it the score without the time that other processes took.
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { Audit } from 'lighthouse/core/audits/audit.js';
import { startPortal } from './measured-portal.ts';
import { ownBlockingMs } from './own-blocking-time.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const usual = [
  '/',
  '/products',
  '/companies',
  '/company/1',
  '/events',
  '/jobs',
  '/subscription',
  '/faq',
  '/search?q=infusion+pumps+in+kuwait',
  '/ar',
  '/ar/companies',
  '/ar/products',
  '/ar/search?q=%D9%85%D8%B6%D8%AE%D8%A7%D8%AA+%D8%AA%D8%B3%D8%B1%D9%8A%D8%A8',
];

const given = process.argv.slice(2);
const portal = await startPortal();

/** Addresses that contain a title or reference, so the portal is asked for them. */
async function pagesOfRecords(): Promise<readonly string[]> {
  const first = async (call: string, list: string) => {
    const answer = await fetch(`${portal.url}/api/${call}?country=KW&limit=1`);
    return ((await answer.json()) as Record<string, Record<string, string>[]>)[list]?.[0];
  };
  const event = await first('events/events.php', 'events');
  const job = await first('jobs/jobs.php', 'jobs');
  return [`/event/${event?.slug}`, `/job/${job?.job_ref}`];
}

const chrome = await launch({
  chromePath: process.env.PORTAL_BROWSER,
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const TIMES = Number(process.env.BENCH_TIMES ?? 1);
/** Lighthouse's scoring curve for blocking time on a phone, and its weight in the performance score. */
const blockingCurve = { p10: 200, median: 600 };
const BLOCKING_WEIGHT = 0.3;

type Load = {
  readonly lhr: Result;
  readonly scores: readonly number[];
  readonly ownBlocking: number;
  /** Performance score with the page's own blocking time. */
  readonly own: number;
};

async function load(path: string): Promise<Load> {
  const result = await lighthouse(portal.url + path, {
    port: chrome.port,
    logLevel: 'silent',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  const { lhr, artifacts } = result;
  const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  const ownBlocking = ownBlockingMs(artifacts.Trace.traceEvents);
  const blockingScore = lhr.audits['total-blocking-time']?.score ?? 0;
  const better = Audit.computeLogNormalScore(blockingCurve, ownBlocking) - blockingScore;
  const own = Math.round(
    (lhr.categories.performance?.score ?? 0) * 100 + better * 100 * BLOCKING_WEIGHT,
  );
  return { lhr, scores, ownBlocking, own };
}

function print(path: string, { lhr, scores, ownBlocking, own }: Load): void {
  const named = categories.map((name, at) => `${name} ${scores[at]}`);
  process.stdout.write(
    `${path}: ${named.join(', ')}; by processor time ${own}, blocking ${ownBlocking.toFixed(0)} ms\n`,
  );
  for (const audit of Object.values(lhr.audits)) {
    const counts = categories.some((name) =>
      lhr.categories[name]?.auditRefs.some(({ id, weight }) => id === audit.id && weight > 0),
    );
    if (counts && audit.score !== null && audit.score < 1) {
      process.stdout.write(`    ${audit.id}: ${audit.score} ${audit.displayValue ?? ''}\n`);
    }
  }
}

try {
  for (const path of given.length > 0 ? given : [...usual, ...(await pagesOfRecords())]) {
    const loads: Load[] = [];
    for (let time = 0; time < TIMES; time += 1) loads.push(await load(path));
    const best = loads.toSorted((one, other) => other.own - one.own)[0];
    if (best) print(path, best);
  }
} finally {
  chrome.kill();
  await portal.stop();
}
