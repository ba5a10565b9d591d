import type { Page, Route } from '@playwright/test';
import { catalogsTexts } from '#features/catalogs/catalogs.texts.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { homeTexts } from '#features/home/home.texts.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { sponsorsTexts } from '#features/site/sponsors/sponsors.texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { expect, languages, open, test } from './portal.ts';

/** Holds every response back until the returned function is called. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const { promise: letThrough, resolve } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await letThrough;
    await route.continue();
  };
  await page.route('**/*', hold);
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Waits until the code of the pages in the navigation is preloaded. */
async function untilPreloaded(page: Page): Promise<void> {
  const isHere = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/jobs-page-'));
  await page.waitForFunction(isHere);
  // The scripts that the last page needs are requested with it.
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
    for (const { path, loading } of lists[language]) {
      const letThrough = await holdAnswers(page);
      await link(page, path).click();
      await expect(page).toHaveURL(`${prefix}${path}`);
      await expect(page.getByRole('status').filter({ hasText: t(loading) })).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await letThrough();
      await expect(cards(page).first()).toBeVisible();
    }
    const letThrough = await holdAnswers(page);
    // Going back to the previous list restores its scroll position.
    const [first, second] = lists[language].slice(-2);
    await page.goBack();
    await expect(page).toHaveURL(`${prefix}${first?.path}`);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const left = await page.evaluate(() => window.scrollY);
    await page.goForward();
    await expect(page).toHaveURL(`${prefix}${second?.path}`);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);

    // The home page with its boxes and sponsors; jobs were loaded before, in Arabic.
    await link(page, prefix === '' ? '/' : '').click();
    for (const loading of [
      sponsorsTexts.loading,
      homeTexts.loadingProducts,
      homeTexts.loadingEvents,
      homeTexts.loadingExhibitors,
      ...(language === 'en' ? [homeTexts.loadingJobs] : []),
    ]) {
      await expect(page.getByRole('status').filter({ hasText: t(loading) })).toBeAttached();
    }
    await letThrough();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  });
}

test('a page whose code is not here yet is gone to at once as well', async ({ page }) => {
  await open(page, '/events');
  await untilPreloaded(page);
  const letThrough = await holdAnswers(page);
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/event\//);
  await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toBeAttached();
  await letThrough();
  await expect(page.getByRole('heading', { name: 'Event Details' })).toBeVisible();
  await expect(page).not.toHaveTitle(/not found/);
});

test('a list that is narrowed stays until the new one is here', async ({ page }) => {
  await open(page, '/events');
  const total = await page.getByRole('main').getByRole('listitem').count();
  const letThrough = await holdAnswers(page);
  await page.getByRole('searchbox').fill('congress');
  await expect(page).toHaveURL(/search=congress/);
  // The list still shows the previous result and is marked as busy.
  const list = page.locator('main [aria-busy=true]');
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('Loading events...')).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: 'Filters' }).getByRole('link').first(),
  ).toBeVisible();
  await letThrough();
  await expect(list).toHaveCount(0);
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThan(total);
});
