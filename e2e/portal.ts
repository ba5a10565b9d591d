import {
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';
import { askedOften, findViolations } from './find-violations.ts';
import { holdTime } from './page-time.ts';
import { openWindow, renewWindow } from './shared-window.ts';

export { expect };

type Journey = {
  page: Page;
  /** A page of another person, in a browser context of their own. */
  openAnother: (options?: BrowserContextOptions) => Promise<Page>;
  complaints: string[];
};

/** Pages on which no error goes unnoticed: errors and policy violations fail the journey. */
export const test = base.extend<Journey, { window: Page }>({
  window: [
    async ({ browser }, use, { project }) => {
      await use(await openWindow(browser, project.use.baseURL));
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  context: async ({ window }, use) => use(window.context()),
  page: async ({ window, complaints, viewport, colorScheme, contextOptions, userAgent }, use) => {
    // The shared window was opened for another journey; options that it cannot take on need openAnother().
    expect(userAgent).toBeUndefined();
    await renewWindow(window, { viewport, colorScheme, contextOptions });
    const stopListening = listen(window, complaints);
    await use(window);
    stopListening();
  },
  openAnother: async ({ browser, complaints }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const page = await (await browser.newContext(options)).newPage();
      opened.push(page);
      listen(page, complaints);
      await holdTime(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

function listen(page: Page, complaints: string[]): () => void {
  const onError = (error: Error) => complaints.push(error.message);
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text());
  };
  page.on('pageerror', onError).on('console', onMessage);
  return () => page.off('pageerror', onError).off('console', onMessage);
}

/** Reports by the browser that are expected when a journey is refused something or cuts a call off. */
function isExpected(text: string): boolean {
  return (
    /status of (400|401|402|403|404|409|410|429|503)|net::ERR_(FAILED|INTERNET_DISCONNECTED)/.test(
      text,
    ) || text.includes('Failed to fetch dynamically imported module')
  );
}

export const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 375, height: 812 } };

export const languages = [
  { language: 'en', prefix: '' },
  { language: 'ar', prefix: '/ar' },
] as const;

/** Where journeys run: both languages and both widths, without every combination. */
export const places = [
  { language: 'en', prefix: '', screen: 'desktop', use: { viewport: widths.desktop } },
  {
    language: 'ar',
    prefix: '/ar',
    screen: 'phone',
    use: { viewport: widths.phone, colorScheme: 'dark' },
  },
] as const;

let signs = 0;

/**
 * Pages wait for a sign of life before they load their script. The pointer ends somewhere else each time, because moves
 * within one frame are merged, and one that ends where it began is dropped.
 */
async function showSignOfLife(page: Page): Promise<void> {
  signs += 1;
  await page.mouse.move(1 + (signs % 7), 0);
}

/**
 * Waits until React has hydrated the page; a locator would only poll twice a second after a while. A page that has just
 * loaded does not listen yet, so the pointer keeps moving until it does.
 */
export async function untilReady(page: Page): Promise<void> {
  const isReady = () => document.documentElement.dataset.ready !== undefined;
  await expect(async () => {
    await showSignOfLife(page);
    await page.waitForFunction(isReady, undefined, { ...askedOften, timeout: 1_000 });
  }).toPass({ intervals: [0], timeout: 60_000 });
}

/** Goes to a page and waits until it can be used. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}

/** Opens a screen and waits until everything on it is loaded. */
export async function openLoaded(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isLoaded = () => document.querySelector('[aria-busy=true]') === null;
  await page.waitForFunction(isLoaded, undefined, askedOften);
}

/** Expects no violation of WCAG 2.2 AA or of axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const told = (await findViolations(page)).map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`,
  );
  expect(told).toEqual([]);
}

/** Polls, because a component that depends on the window's width only changes with the next frame. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

/** Expects the page to fit on a desktop and on a phone. */
export async function expectFits(page: Page): Promise<void> {
  for (const viewport of Object.values(widths)) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page);
  }
}

/** Expects the page to be accessible as it is, and to fit on a desktop and on a phone. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
}

/** Expects the page to fit and be accessible on a desktop in light mode and on a phone in dark mode. */
export async function expectSoundOnBothScreens(page: Page): Promise<void> {
  for (const [screen, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: screen === 'phone' ? 'dark' : 'light' });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}
