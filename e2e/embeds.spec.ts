import type { Page } from '@playwright/test';
import { embedsTexts as texts } from '#features/embeds/embeds.texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { signInNewExhibitor } from './new-exhibitor.ts';
import { expect, expectSound, openLoaded, places, test } from './portal.ts';
import { portalPool } from './portal-database.ts';

const OWN_SITE = 'https://shop.journey.example';
const OTHER_SITE = 'https://thief.journey.example';

/** The journey's portal is on this machine, which browsers only let web sites embed with this permission. */
const permissions = ['local-network-access'];

/** Another site, with the embed in its page. */
async function openSite(page: Page, site: string, line: string): Promise<void> {
  await page.route(`${site}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>A site</title><h1>A site</h1>${line}</html>`,
    }),
  );
  await page.goto(`${site}/`);
}

async function giveProduct(email: string): Promise<void> {
  await (await portalPool()).query(
    `insert into products (company_id, item_name, status)
     select id, 'Journey pump', 1 from companies where email = $1`,
    [email],
  );
}

for (const { language, prefix, use } of places) {
  test.describe(`a company’s list on its own site, in ${language}`, () => {
    test.use(use);

    test('shows there and nowhere else', async ({ page, openAnother }) => {
      const t = translateIn(language);
      await giveProduct(await signInNewExhibitor(page));
      await openLoaded(page, `${prefix}/exhibitor/dashboard/embeds`);
      const field = page.getByLabel(t(texts.origin));
      await field.fill('http://shop.journey.example');
      await page.getByRole('button', { name: t(texts.add) }).click();
      await expect(page.getByText(t(texts.originInvalid))).toBeVisible();
      await field.fill(`${OWN_SITE}/products`);
      await page.getByRole('button', { name: t(texts.add) }).click();
      await expect(page.getByText(OWN_SITE, { exact: true })).toBeVisible();
      await page.getByLabel(t(texts.colours)).selectOption('dark');
      const preview = page.getByRole('region', { name: t(texts.preview) });
      await expect(preview.getByText('Journey pump')).toBeVisible();
      await expectSound(page);

      const line = await page.getByText('<iframe').innerText();
      expect(line).toContain(`${prefix}/embed/`);
      const site = await openAnother({ permissions });
      await openSite(site, OWN_SITE, line);
      const frame = site.frameLocator('iframe');
      const link = frame.getByRole('link', { name: 'Journey pump' });
      await expect(link).toBeVisible();
      await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
      const [opened] = await Promise.all([site.context().waitForEvent('page'), link.click()]);
      await expect(opened).toHaveURL(new RegExp(`${prefix}/product/\\d+$`));
      expect(site.url()).toBe(`${OWN_SITE}/`);
    });
  });
}

test('a site that nobody named is refused', async ({ page, browser, baseURL }) => {
  await giveProduct(await signInNewExhibitor(page));
  await openLoaded(page, '/exhibitor/dashboard/embeds');
  await page.getByLabel('Address of the site').fill(OWN_SITE);
  await page.getByRole('button', { name: 'Add site' }).click();
  await expect(page.getByText(OWN_SITE, { exact: true })).toBeVisible();
  const line = await page.getByText('<iframe').innerText();
  const company = (await page.locator('a[href*="/embed/"]').getAttribute('href')) ?? '';
  // A context without the journey's listeners, because the browser may report the refusal as a page error.
  const context = await browser.newContext({ permissions });
  const site = await context.newPage();
  const expectRefused = () =>
    expect.poll(() => site.frames().at(-1)?.url()).toContain('chrome-error://');
  await openSite(site, OTHER_SITE, line.replace('loading="lazy"', ''));
  await expectRefused();
  // The portal's other pages cannot be framed by the company's own site either.
  const [, , id] = new URL(company).pathname.split('/');
  const whole = `${baseURL}/company/${id}`;
  await openSite(site, OWN_SITE, `<iframe title="All" src="${whole}"></iframe>`);
  await expectRefused();
  await context.close();
});
