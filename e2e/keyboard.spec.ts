import { randomUUID } from 'node:crypto';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import { compareTexts } from '#features/products/compare.texts.ts';
import { boxHelpTexts } from '#features/search/box-help.texts.ts';
import { searchTexts } from '#features/search/search.texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { readCode } from './mailbox.ts';
import { expect, places, test } from './portal.ts';
import { walkTo } from './walk-by-keyboard.ts';

const asked = { en: 'volumetric infusion pump', ar: 'مضخة تسريب' };

for (const { language, prefix, screen, use } of places) {
  test.describe(`by keyboard alone in ${language} on a ${screen}`, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    test('from the home page through an answer to an enquiry that is sent', async ({ page }) => {
      test.slow();
      const t = translateIn(language);
      const buyer = `${randomUUID()}@journey.example`;
      const main = page.getByRole('main');
      await page.goto(prefix || '/');

      // The search box shows help, which Escape closes without clearing the input.
      const box = page.getByPlaceholder(t(searchTexts.placeholder));
      await walkTo(page, box);
      const help = page.getByRole('listbox', { name: t(boxHelpTexts.suggestions) });
      await expect(help).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(help).toHaveCount(0);
      await page.keyboard.type(asked[language]);
      await page.keyboard.press('Enter');
      const answers = page.getByRole('list', { name: t(searchTexts.results) });
      const product = answers.locator('a[href*="/product/"]').first();
      await expect(product).toBeVisible();
      await walkTo(page, product);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/product\/\d+$/);

      const enquire = main.locator('a[href*="/enquire?product="]').first();
      await expect(enquire).toBeVisible();
      await walkTo(page, enquire);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/enquire\?product=\d+$/);
      const form = main.locator('form');
      await expect(form).toBeVisible();
      const fields = [
        ['message', 'Do you deliver to Salalah?'],
        ['name', 'Salim Al-Harthy'],
        ['email', buyer],
      ] as const;
      for (const [name, words] of fields) {
        await walkTo(page, form.locator(`[name="${name}"]`));
        await page.keyboard.type(words);
      }
      await walkTo(page, form.locator('button[type=submit]'));
      await page.keyboard.press('Enter');
      await expect(main.locator('input[inputmode=numeric]').first()).toBeFocused();
      await page.keyboard.type(await readCode(buyer));
      await expect(main.getByRole('heading', { name: t(enquiriesTexts.sentTitle) })).toBeVisible();

      // Nothing traps the focus: it moves on from the message to the end of the page.
      await walkTo(page, main.getByRole('link').last());
      await walkTo(page, page.getByRole('contentinfo').getByRole('link').last());
    });

    test('two products are compared, and none is lost behind the bar of the chosen', async ({
      page,
    }) => {
      test.slow();
      const t = translateIn(language);
      const main = page.getByRole('main');
      await page.goto(`${prefix}/products?country=KW`);
      const named = new RegExp(`^${t(compareTexts.addNamed, { name: '' })}`);
      const compare = main.getByRole('button', { name: named });
      for (const position of [0, 1]) {
        await walkTo(page, compare.nth(position));
        await page.keyboard.press('Enter');
      }
      const bar = page.getByRole('region', { name: t(compareTexts.tray) });
      await walkTo(page, compare.last());
      await walkTo(page, bar.getByRole('link'));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/);
      await expect(main.getByRole('columnheader')).toHaveCount(3);
    });
  });
}
