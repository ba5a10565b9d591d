import type { BrowserContextOptions, Page } from '@playwright/test';
import { layoutTexts } from '#app/web/layout/layout.texts.ts';
import { menuTexts } from '#app/web/layout/menu.texts.ts';
import { searchTexts } from '#features/search/search.texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { makePdf } from '#testing/cv-files.ts';
import { letTimePass } from './page-time.ts';
import { expect, test, widths } from './portal.ts';

const t = translateIn('en');
type OpenAnother = (options: BrowserContextOptions) => Promise<Page>;

/** No pointer rests on a phone, but a headless browser has one in its corner from the start. */
async function openPhone(openAnother: OpenAnother): Promise<Page> {
  const page = await openAnother({ viewport: widths.phone, hasTouch: true, isMobile: true });
  await page.addInitScript(() => {
    const forgetMouse = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') event.stopImmediatePropagation();
    };
    window.addEventListener('pointermove', forgetMouse, { capture: true });
  });
  return page;
}
const ready = (page: Page) => page.locator('html[data-ready]');
const menu = (page: Page) => page.getByRole('button', { name: t(layoutTexts.openMenu) });
const mainScripts = 'script[type=module][src*=entry-browser]';

const untilFetched = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('entry-browser')),
  );

test('a page that is only looked at runs nothing but what moves by itself, after five seconds', async ({
  openAnother,
}) => {
  const page = await openPhone(openAnother);
  await page.goto('/jobs');
  await untilFetched(page);
  await letTimePass(page, 4_999);
  await expect(page.locator(mainScripts)).toHaveCount(0);
  await letTimePass(page, 1);
  await expect(ready(page)).toBeAttached();
});

test('the first touch brings the page to life, and does what it was meant to', async ({
  openAnother,
}) => {
  const page = await openPhone(openAnother);
  await page.goto('/jobs');
  await untilFetched(page);
  await expect(page.locator(mainScripts)).toHaveCount(0);
  await menu(page).tap();
  await expect(page.getByRole('dialog', { name: t(menuTexts.menu) })).toBeVisible();
});

/** Holds the script back until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise: letThrough, resolve } = Promise.withResolvers<void>();
  await page.route('**/entry-browser*', async (route) => {
    await letThrough;
    await route.continue();
  });
  return resolve;
}

/** Opens a page whose script has been requested but is held back, so the load event does not come. */
async function openWithout(page: Page, path: string): Promise<void> {
  const asked = page.waitForRequest('**/entry-browser*');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await asked;
}

test('what is typed before the script has come is searched for', async ({ openAnother }) => {
  const page = await openPhone(openAnother);
  const letThrough = await holdScript(page);
  await openWithout(page, '/');
  const box = page.getByPlaceholder(t(searchTexts.placeholder));
  await box.tap();
  await page.keyboard.type('infusion pump');
  letThrough();
  await expect(ready(page)).toBeAttached();
  await expect(box).toHaveValue('infusion pump');
  await expect(page.getByRole('search').getByRole('listitem').first()).toBeVisible();
});

test('a file and a country that are chosen before the script has come stay chosen', async ({
  openAnother,
}) => {
  const page = await openPhone(openAnother);
  const letThrough = await holdScript(page);
  await openWithout(page, '/enquire?company=1');
  const form = page.getByRole('main').locator('form');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: makePdf('Pumps') });
  await form.locator('select').selectOption('OM');
  letThrough();
  await expect(ready(page)).toBeAttached();
  await expect(form.getByText('list.pdf')).toBeVisible();
  await expect(form.locator('select')).toHaveValue('OM');
});

test('a theme that was chosen needs no touch', async ({ openAnother }) => {
  const page = await openPhone(openAnother);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/jobs');
  await expect(page.locator('html[data-theme=dark][data-ready]')).toBeAttached();
});

for (const path of ['/login', '/checkout']) {
  test(`${path} is there to be filled in and waits for nobody`, async ({ openAnother }) => {
    const page = await openPhone(openAnother);
    await page.goto(path);
    await expect(ready(page)).toBeAttached();
  });
}
