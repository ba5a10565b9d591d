// Lighthouse as a phone sees the public pages. Addresses may be given; these are the usual ones.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startPortal } from './measured-portal.ts';

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

/** Addresses made from a title or a reference, so the portal is asked for them. */
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
try {
  for (const path of given.length > 0 ? given : [...usual, ...(await pagesOfRecords())]) {
    const result = await lighthouse(portal.url + path, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
    const { lhr } = result;
    const scores = categories.map(
      (name) => `${name} ${Math.round((lhr.categories[name]?.score ?? 0) * 100)}`,
    );
    process.stdout.write(`${path}: ${scores.join(', ')}\n`);
    for (const audit of Object.values(lhr.audits)) {
      const counts = categories.some((name) =>
        lhr.categories[name]?.auditRefs.some(({ id, weight }) => id === audit.id && weight > 0),
      );
      if (counts && audit.score !== null && audit.score < 1) {
        process.stdout.write(`    ${audit.id}: ${audit.score} ${audit.displayValue ?? ''}\n`);
      }
    }
  }
} finally {
  chrome.kill();
  await portal.stop();
}
