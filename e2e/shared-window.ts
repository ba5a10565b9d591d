import type { Browser, Page, PlaywrightTestOptions } from '@playwright/test';
import { holdTime } from './page-time.ts';

/** A document of the portal without scripts, where storage can be cleared and filled. */
const QUIET_PLACE = '/favicon.svg';

export async function goToQuietPlace(page: Page): Promise<void> {
  if (!page.url().endsWith(QUIET_PLACE)) await page.goto(QUIET_PLACE);
}

/** A window that the journeys of a worker share, because opening a new one takes as long as a page. */
export async function openWindow(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await holdTime(page);
  return page;
}

type Look = Pick<PlaywrightTestOptions, 'viewport' | 'colorScheme' | 'contextOptions'>;

/**
 * Removes everything that the previous journey left: storage, cookies, permissions, routes and the pointer's position.
 */
export async function renewWindow(
  page: Page,
  { viewport, colorScheme, contextOptions }: Look,
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await goToQuietPlace(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.context().clearPermissions();
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({
    colorScheme,
    reducedMotion: contextOptions.reducedMotion ?? 'no-preference',
  });
  await page.mouse.move(0, 0);
}
