import { collectionTexts } from '#collection/collection.texts.ts';
import { productsCollectionTexts as texts } from '#features/products/products.collection.texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { settingsColumnTexts } from '#ui/layout/settings-column.texts.ts';
import { leavingTexts } from '#ui/leaving/leaving.texts.ts';
import { signInNewExhibitor } from './new-exhibitor.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './portal.ts';

const ADD = '/exhibitor/dashboard/products/add?way=single';

for (const { language, prefix, screen, use } of places) {
  test.describe(`the parts of a long form: ${language}, ${screen}`, () => {
    test.use(use);
    const t = translateIn(language);

    test('are one press or key away, and tell where one is', async ({ page }) => {
      await signInNewExhibitor(page);
      await open(page, `${prefix}${ADD}`);
      const bar = page.getByRole('navigation', { name: t(settingsColumnTexts.onThisPage) });
      const entry = (name: string) => bar.getByRole('button', { name, exact: true });
      const [basics, pictures] = [t(texts.basics), t(texts.pictures)];
      const [supply, medicine] = [t(texts.supply), t(texts.medicine)];
      await expect(entry(basics)).toHaveAttribute('aria-current', 'location');

      // The part scrolls to just below the bar, which sticks below the page's header.
      await entry(pictures).click();
      await expect(entry(pictures)).toHaveAttribute('aria-current', 'location');
      const part = page.getByRole('group', { name: pictures });
      await expect(part).toBeFocused();
      const boxOf = async (one: typeof bar) => {
        const box = await one.boundingBox();
        if (!box) throw new Error('It is not there');
        return box;
      };
      const [head, parts, title] = [
        await boxOf(page.getByRole('banner')),
        await boxOf(bar),
        await boxOf(part.getByText(pictures, { exact: true })),
      ];
      expect(parts.y).toBeCloseTo(head.y + head.height, 0);
      expect(title.y).toBeGreaterThanOrEqual(parts.y + parts.height);
      expect(title.y).toBeLessThan(parts.y + parts.height + 60);
      // A part near the end cannot scroll up so far, but it has the focus, and Tab moves to its first field.
      await entry(supply).click();
      await expect(entry(supply)).toHaveAttribute('aria-current', 'location');
      const last = page.getByRole('group', { name: supply });
      await expect(last).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(last.getByRole('textbox').first()).toBeFocused();

      // A collapsed part opens.
      await entry(medicine).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('form [name="item_strength"]')).toBeVisible();

      // Back at the top, the first part is marked as current, however far down it begins.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(entry(basics)).toHaveAttribute('aria-current', 'location');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test('are not lost to the other way to add, and pictures beyond the room are told', async ({
      page,
    }) => {
      await signInNewExhibitor(page);
      await open(page, `${prefix}${ADD}`);
      const name = page.locator('form [name="item_name"]');
      await name.fill('Half written');
      await page.getByRole('tab', { name: t(texts.byFile) }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(t(leavingTexts.question));
      await question.getByRole('button', { name: t(leavingTexts.stay) }).click();
      await expect(name).toHaveValue('Half written');

      const picture = (n: number) => ({
        name: `${n}.png`,
        mimeType: 'image/png',
        buffer: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      });
      await page
        .locator('form input[type=file][multiple]')
        .setInputFiles([1, 2, 3, 4, 5, 6].map(picture));
      const words = collectionTexts.picturesLeftOut;
      await expect(page.getByText(t(words, { n: 2, most: 4 }))).toBeVisible();
    });
  });
}
