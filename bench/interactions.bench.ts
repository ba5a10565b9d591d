// How long a list of a thousand keeps whoever touches it waiting, at a fourth of this processor's speed.
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { openSession } from '#features/accounts/sessions/server/sessions.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { startPortal } from './measured-portal.ts';

const ITEMS = 1000;
const SLOWDOWN = 4;
/** What Google calls good: https://web.dev/articles/inp. */
const BAR_MS = 200;
const OWNER = 'exhibitor@mai.example';

type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];
type List = {
  readonly path: string;
  readonly fill?: (page: Page) => Promise<void>;
  readonly steps: readonly Step[];
};

const portal = await startPortal();
const { pool, close } = await joinPool(
  { dataDir: portal.dataDir, databaseUrl: undefined },
  silentLog,
);

async function writeItems() {
  const owner = `select c.id from companies c join accounts a on a.id = c.owner_account_id where a.email = '${OWNER}'`;
  await pool.query(
    `insert into products (company_id, item_name, item_code, item_category, brand_name, item_description)
     select (${owner}), 'Infusion pump ' || n, 'P-' || n, 'Pumps', 'Brand ' || n % 20, 'Delivered to every ward.'
     from generate_series(1, ${ITEMS}) n`,
  );
  await pool.query(
    `insert into jobs (company_id, title, details, start_date, expiry_date)
     select (${owner}), 'Ward nurse ' || n, 'Days and nights on the ward, by rota.', current_date, current_date + 60
     from generate_series(1, ${ITEMS}) n`,
  );
}

/** Until a thousand are on the page, as somebody who never stops asking for more. */
async function showAll(page: Page) {
  const more = page.getByRole('button', { name: 'Load more' });
  const cards = page.locator('main li h2');
  while ((await cards.count()) < ITEMS && (await more.count()) > 0) {
    const before = await cards.count();
    await more.click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('main li h2').length > count,
      before,
    );
  }
}

const lists: Readonly<Record<string, List>> = {
  products: {
    path: '/products?country=KW',
    fill: showAll,
    steps: [
      [
        'write into the search box',
        (page) => page.getByRole('searchbox').first().pressSequentially('pump'),
      ],
      ['open a product', (page) => page.locator('main li h2 a').nth(500).click()],
      ['close it', (page) => page.keyboard.press('Escape')],
      ['compare one', (page) => page.locator('main li button').nth(700).click()],
    ],
  },
  jobs: {
    path: '/jobs',
    fill: showAll,
    steps: [
      ['open a job', (page) => page.locator('main li h2 a').nth(500).click()],
      ['close it', (page) => page.keyboard.press('Escape')],
      [
        'write into the search box',
        (page) => page.getByRole('searchbox').first().pressSequentially('nurse'),
      ],
    ],
  },
  'own products': {
    path: '/exhibitor/dashboard/products?size=all',
    steps: [
      ['choose a row', (page) => page.locator('tbody input[type=checkbox]').nth(3).click()],
      ['choose all', (page) => page.locator('thead input[type=checkbox]').click()],
      ['choose none', (page) => page.locator('thead input[type=checkbox]').click()],
      ['sort by name', (page) => page.locator('thead button').first().click()],
      [
        'write into the search box',
        (page) => page.getByRole('searchbox').first().pressSequentially('pump 9'),
      ],
    ],
  },
};

async function signIn(page: Page) {
  const { rows } = await pool.query(
    'select id, user_type, name, email from accounts where email = $1',
    [OWNER],
  );
  const token = await openSession(pool, rows[0].id, { agent: 'bench', network: '127.0.0.1' });
  await page.goto(`${portal.url}/robots.txt`);
  await page.evaluate(
    ([session, { id, user_type, ...user }]) => {
      localStorage.setItem('user_token', session);
      localStorage.setItem('user_id', String(id));
      localStorage.setItem('user_type', String(user_type));
      localStorage.setItem('user', JSON.stringify(user));
    },
    [token, rows[0]] as const,
  );
}

/** The longest from a touch or a key to the next paint, as the browser itself tells it. */
async function longestDuring(
  page: Page,
  cdp: CDPSession,
  act: () => Promise<unknown>,
): Promise<number> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const told: number[] = [];
    Object.assign(window, { told });
    const observer = new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) told.push(entry.duration);
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => Math.max(0, ...(window as unknown as { told: number[] }).told));
}

const browser = await chromium.launch({
  executablePath: process.env.PORTAL_BROWSER,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await writeItems();
  const table: Record<string, Record<string, string | number>> = {};
  for (const [name, { path, fill, steps }] of Object.entries(lists)) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await signIn(page);
    await page.goto(portal.url + path);
    await page.locator('html[data-ready]').waitFor();
    await fill?.(page);
    const cdp = await page.context().newCDPSession(page);
    for (const [step, act] of steps) {
      const ms = await longestDuring(page, cdp, () => act(page));
      table[`${name}: ${step}`] = {
        'longest ms': ms,
        'bar ms': BAR_MS,
        holds: ms < BAR_MS ? 'yes' : 'no',
      };
    }
    await page.close();
  }
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(table);
} finally {
  await browser.close();
  await close();
  await portal.stop();
}
