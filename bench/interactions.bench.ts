// How long it takes until a press or a keystroke is visible, on lists of a thousand rows, in a browser slowed down
// fourfold.
import { type Browser, chromium, type Page, type Response } from '@playwright/test';
import type pg from 'pg';
import { openSession } from '#features/accounts/sessions/server/sessions.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { EXHIBITOR, fillLists } from './interaction-rows.ts';
import { startPortal } from './measured-portal.ts';

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000);
/** More rows than are loaded, so that there is always another page. */
const SPARE_ROWS = 200;
const SLOWDOWN = 4;
const MOST_MS = 200;
/** Browsers do not report shorter interactions. */
const LEAST_MS = 16;

type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];

type LongList = {
  readonly name: string;
  readonly who?: string;
  readonly path: string;
  /** Selector of a row in a list that grows page by page; undefined if all rows are there from the start. */
  readonly row?: string;
  readonly steps: readonly Step[];
};

const typeIn: Step = [
  'type in the search',
  (page) =>
    page.locator('main input[type=search]').first().pressSequentially('lamp 77', { delay: 80 }),
];
const press = (name: string, selector: string, nth = 0): Step => [
  name,
  (page) => page.locator(selector).nth(nth).click(),
];
const MORE = 'main button:has-text("Load more")';
const askForMore = press('ask for more', MORE);
const tick = press('choose a row', 'main tbody input[type=checkbox]', 4);
const tickAll = press('choose all rows', 'main thead input[type=checkbox]');

const listsOf = (job: number): readonly LongList[] => [
  {
    name: "an exhibitor's products",
    who: EXHIBITOR,
    path: '/exhibitor/dashboard/products?size=all',
    steps: [tick, tickAll, press('sort', 'main thead button', 1), typeIn],
  },
  {
    name: "an exhibitor's products, a hundred a page",
    who: EXHIBITOR,
    path: '/exhibitor/dashboard/products?size=100',
    steps: [tick, tickAll, press('sort', 'main thead button', 1), typeIn],
  },
  {
    name: 'applicants',
    who: EXHIBITOR,
    path: `/exhibitor/dashboard/jobs/applicants/${job}`,
    row: 'main li button[aria-pressed]',
    steps: [
      press('choose an applicant', 'main li input[type=checkbox]', 5),
      press('show another', 'main li button[aria-pressed]', 3),
      askForMore,
      typeIn,
    ],
  },
  {
    name: 'applicants on the board',
    who: EXHIBITOR,
    path: `/exhibitor/dashboard/jobs/applicants/${job}?view=board`,
    row: 'main li[draggable]',
    steps: [press('open the menu of a card', 'main li[draggable] [aria-haspopup]', 2)],
  },
  {
    name: "the console's companies",
    who: 'admin@mai.example',
    path: '/admin/companies',
    row: 'main tbody tr',
    steps: [tick, tickAll, askForMore, press('open one', 'main tbody tr td:last-child button', 3)],
  },
  {
    name: 'products',
    path: '/products?country=KW',
    row: 'main ul.grid > li',
    steps: [askForMore, typeIn],
  },
  { name: 'companies', path: '/companies', row: 'main ul.grid > li', steps: [askForMore, typeIn] },
  { name: 'jobs', path: '/jobs', row: 'main ul.grid > li', steps: [askForMore, typeIn] },
];

async function signIn(page: Page, pool: pg.Pool, email: string): Promise<void> {
  const { rows } = await pool.query(
    'select id, user_type, name, email from accounts where email = $1',
    [email],
  );
  const [{ id, user_type, ...user }] = rows;
  const token = await openSession(pool, id, { agent: 'bench', network: '127.0.0.1' });
  await page.goto('/favicon.svg');
  const kept = {
    user_token: token,
    user_id: String(id),
    user_type: String(user_type),
    user: JSON.stringify(user),
  };
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, kept);
}

async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
}

/** The number of rows in a response, which has one list. */
async function rowsIn(answer: Response): Promise<number> {
  const lists = Object.values((await answer.json()) as object).filter(Array.isArray);
  return Math.max(0, ...lists.map(({ length }) => length));
}

/** Loads pages until the list is long enough; rows outside the window may not be rendered. */
async function grow(page: Page, row: string): Promise<number> {
  let count = await page.locator(row).count();
  while (count < ROWS) {
    const [answer] = await Promise.all([
      page.waitForResponse((each) => each.url().includes('cursor=')),
      page.locator(MORE).click(),
    ]);
    count += await rowsIn(answer);
  }
  return count;
}

/** The longest interaction, from the press to the frame that shows its effect. */
async function longestOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate((leastMs) => {
    const seen: number[] = [];
    const observer = new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) seen.push(entry.duration);
      }
    });
    // TypeScript's library does not know the threshold yet.
    observer.observe({ type: 'event', durationThreshold: leastMs } as PerformanceObserverInit);
    Object.assign(window, { interactionMs: seen });
  }, LEAST_MS);
  await act();
  // Two frames later the last interaction has been painted and reported.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 500))),
      ),
  );
  const told = await page.evaluate(
    () => (window as unknown as { interactionMs: number[] }).interactionMs,
  );
  return Math.max(LEAST_MS, ...told);
}

async function measure(browser: Browser, pool: pg.Pool, url: string, list: LongList) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  if (list.who) await signIn(page, pool, list.who);
  await page.goto(list.path);
  await untilLoaded(page);
  const shown = list.row ? await grow(page, list.row) : undefined;
  const browserSession = await context.newCDPSession(page);
  await browserSession.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  for (const [name, act] of list.steps) {
    const ms = await longestOf(page, () => act(page));
    const verdict = ms <= MOST_MS ? 'ok' : 'TOO LONG';
    const rows = shown === undefined ? `${ROWS} and more` : String(shown);
    process.stdout.write(`${list.name} (${rows}), ${name}: ${Math.round(ms)} ms ${verdict}\n`);
  }
  await context.close();
}

const portal = await startPortal();
const { pool } = await joinPool({ dataDir: portal.dataDir, databaseUrl: undefined }, silentLog);
const browser = await chromium.launch({
  executablePath: process.env.PORTAL_BROWSER,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const given = process.argv[2] ?? '';
  for (const list of listsOf(await fillLists(pool, ROWS + SPARE_ROWS))) {
    if (list.name.includes(given)) await measure(browser, pool, portal.url, list);
  }
} finally {
  await browser.close();
  await pool.end();
  await portal.stop();
}
