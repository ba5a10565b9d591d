import type { Page } from '@playwright/test';
import { catalogsTexts } from '#features/catalogs/catalogs.texts.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { homeTexts } from '#features/home/home.texts.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { sponsorsTexts } from '#features/site/sponsors/sponsors.texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { expect, languages, open, test } from './portal.ts';

/** So long each answer is on its way. */
const LATENCY_MS = 1500;
/** Long enough for a busy machine, and less than any answer takes. */
const AT_ONCE = { timeout: 1000 };

async function slowDown(page: Page): Promise<() => Promise<void>> {
  const line = await page.context().newCDPSession(page);
  const conditions = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', { ...conditions, latency: LATENCY_MS });
  return async () => {
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await line.detach();
  };
}

/** The code of the pages that the navigation leads to comes by itself once a page is there. */
async function untilPreloaded(page: Page): Promise<void> {
  const isHere = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/jobs-page-'));
  await page.waitForFunction(isHere);
  // The scripts that the last of them needs are on their way with it.
  await page.waitForLoadState('networkidle');
}

const lists = {
  en: [
    { path: '/events', loading: eventsTexts.loading },
    { path: '/companies', loading: companiesTexts.loading },
    { path: '/products', loading: productsTexts.loading },
  ],
  ar: [
    { path: '/jobs', loading: jobsTexts.loading },
    { path: '/catalogs', loading: catalogsTexts.loading },
  ],
};

for (const { language, prefix } of languages) {
  const t = translateIn(language);
  const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
  const link = (page: Page, path: string) =>
    page.getByRole('banner').locator(`a[href="${prefix}${path}"]`).first();

  test(`on a slow line the next page is there at once in ${language}, loading, and the last one again`, async ({
    page,
  }) => {
    await open(page, `${prefix}/faq`);
    await untilPreloaded(page);
    const speedUp = await slowDown(page);
    for (const { path, loading } of lists[language]) {
      await link(page, path).click();
      await expect(page).toHaveURL(`${prefix}${path}`, AT_ONCE);
      await expect(page.getByRole('status').filter({ hasText: t(loading) })).toBeAttached(AT_ONCE);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible(AT_ONCE);
      await expect(cards(page).first()).toBeVisible({ timeout: 15_000 });
    }
    // Back to the list before, as far down as it was left.
    const [first, second] = lists[language].slice(-2);
    await page.goBack();
    await expect(page).toHaveURL(`${prefix}${first?.path}`, AT_ONCE);
    await expect(cards(page).first()).toBeVisible(AT_ONCE);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const left = await page.evaluate(() => window.scrollY);
    await page.goForward();
    await expect(page).toHaveURL(`${prefix}${second?.path}`, AT_ONCE);
    await expect(cards(page).first()).toBeVisible(AT_ONCE);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.goBack();
    await expect(cards(page).first()).toBeVisible(AT_ONCE);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);

    // Home with its boxes and sponsors; jobs were seen in Arabic, and are there already.
    await link(page, prefix === '' ? '/' : '').click();
    for (const loading of [
      sponsorsTexts.loading,
      homeTexts.loadingProducts,
      homeTexts.loadingEvents,
      homeTexts.loadingExhibitors,
      ...(language === 'en' ? [homeTexts.loadingJobs] : []),
    ]) {
      await expect(page.getByRole('status').filter({ hasText: t(loading) })).toBeAttached(AT_ONCE);
    }
    await speedUp();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  });
}

test('a page whose code is not here yet is gone to at once as well', async ({ page }) => {
  await open(page, '/events');
  await untilPreloaded(page);
  const speedUp = await slowDown(page);
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/event\//, AT_ONCE);
  await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toBeAttached(AT_ONCE);
  await speedUp();
  await expect(page.getByRole('heading', { name: 'Event Details' })).toBeVisible();
  await expect(page).not.toHaveTitle(/not found/);
});

test('a list that is narrowed stays until the new one is here', async ({ page }) => {
  await open(page, '/events');
  const speedUp = await slowDown(page);
  await page.getByRole('searchbox').fill('congress');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page).toHaveURL(/search=congress/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await speedUp();
});
