import type { Locator, Page } from '@playwright/test';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { signInNewExhibitor } from './new-exhibitor.ts';
import { expect, open, openLoaded, places, test } from './portal.ts';
import { signIn } from './sign-in.ts';

const picture = (name: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>`),
});

/** Drags an element over another one without dropping it. */
async function dragOver(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  // The first move starts dragging; only the next one fires on the element below.
  await to.hover();
}

for (const { language, prefix, use } of places) {
  test.describe(`pictures in their order, in ${language}`, () => {
    test.use(use);

    test('are moved by pointer and by key', async ({ page }) => {
      const t = translateIn(language);
      await signInNewExhibitor(page);
      await open(page, `${prefix}/exhibitor/dashboard/products/add`);
      await page.getByRole('tab').last().click();
      const files = page.locator('input[type=file][multiple]');
      await files.setInputFiles([picture('one.svg'), picture('two.svg')]);
      const tiles = page.getByRole('listitem').filter({
        has: page.getByRole('img', { name: t(texts.pictureNumber, { n: '' }) }),
      });
      const order = () =>
        tiles.locator('img').evaluateAll((all) => all.map((img) => img.getAttribute('src')));
      await expect(tiles).toHaveCount(2);
      const [one, two] = await order();

      await dragOver(page, tiles.nth(1).locator('img'), tiles.nth(0).locator('img'));
      await expect(tiles.nth(0)).toHaveCSS('outline-style', 'solid');
      await page.mouse.up();
      await expect.poll(order).toEqual([two, one]);
      await expect(tiles.nth(0)).toHaveCSS('outline-style', 'none');

      // The button moves along with its picture and keeps the focus, at the end too.
      const earlier = page.getByRole('button', { name: t(texts.moveEarlier, { n: 2 }) });
      await earlier.focus();
      await page.keyboard.press('Enter');
      await expect.poll(order).toEqual([one, two]);
      await expect(
        page.getByRole('button', { name: t(texts.moveEarlier, { n: 1 }) }),
      ).toBeFocused();
      await page.keyboard.press('Enter');
      expect(await order()).toEqual([one, two]);
    });
  });
}

test('a row that is held over another says where it would go', async ({ page }) => {
  await signIn(page, 'admin@mai.example');
  await openLoaded(page, '/admin/faq');
  const rows = page.getByRole('rowgroup').last().getByRole('row');
  const title = (row: Locator) => row.getByRole('rowheader');
  await dragOver(page, title(rows.nth(2)), title(rows.nth(0)));
  await expect(rows.nth(0)).toHaveCSS('outline-style', 'solid');
  await expect(rows.nth(2)).toHaveCSS('opacity', '0.5');
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.up();
  await expect(rows.nth(2)).toHaveCSS('opacity', '1');
  await expect(rows.nth(0)).toHaveCSS('outline-style', 'none');
});
